import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { GarageModule } from '../garage/garage.module.js';
import { MediaModule } from '../media/media.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { PromotionsModule } from '../promotions/promotions.module.js';
import { ArchiveController } from './archive.controller.js';
import { ExportService } from './export.service.js';
import { ImportedMedia } from './imported-media.js';
import { ImportService } from './import.service.js';
import { ReplaceContentsService } from './replace-contents.service.js';
import { ReplacedContentsRepository } from './replaced-contents.repository.js';

@Module({
  imports: [AnswersModule, GarageModule, MediaModule, PagesModule, PromotionsModule],
  controllers: [ArchiveController],
  providers: [
    ExportService,
    ImportService,
    ImportedMedia,
    ReplaceContentsService,
    ReplacedContentsRepository,
  ],
})
export class ArchiveModule {}
