import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { GarageModule } from '../garage/garage.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { ArchiveController } from './archive.controller.js';
import { ExportService } from './export.service.js';
import { ImportService } from './import.service.js';

@Module({
  imports: [AnswersModule, GarageModule, MediaModule, PagesModule, PromotionsModule],
  controllers: [ArchiveController],
  providers: [ExportService, ImportService],
})
export class ArchiveModule {}
