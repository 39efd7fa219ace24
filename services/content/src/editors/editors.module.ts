import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { EditorsController } from './editors.controller.js';
import { EditorsService } from './editors.service.js';

@Module({
  imports: [AnswersModule, MediaModule, PagesModule],
  controllers: [EditorsController],
  providers: [EditorsService],
})
export class EditorsModule {}
