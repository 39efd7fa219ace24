import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { GarageModule } from '../garage/garage.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesController } from './pages.controller.js';
import { PagesRepository } from './pages.repository.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [AnswersModule, GarageModule, MediaModule],
  controllers: [PagesController],
  providers: [PagesRepository, PagesService],
  exports: [PagesService, PagesRepository],
})
export class PagesModule {}
