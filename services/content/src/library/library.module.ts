import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { MediaModule } from '../media/media.module.js';
import { LibraryController } from './library.controller.js';
import { LibraryService } from './library.service.js';

@Module({
  imports: [AnswersModule, MediaModule],
  controllers: [LibraryController],
  providers: [LibraryService],
})
export class LibraryModule {}
