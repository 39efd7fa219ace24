import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { GarageModule } from '../garage/garage.module.js';
import { MediaModule } from '../media/media.module.js';
import { PageVersions } from './page-versions.js';
import { PagesController } from './pages.controller.js';
import { PagesRepository } from './pages.repository.js';
import { PagesService } from './pages.service.js';

@Module({
  imports: [AnswersModule, GarageModule, MediaModule],
  controllers: [PagesController],
  providers: [PagesRepository, PagesService, PageVersions],
  exports: [PagesService, PagesRepository, PageVersions],
})
export class PagesModule {}
