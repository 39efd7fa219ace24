import { DatabaseModule } from '@garage/shared/database/database.module';
import { JobsModule } from '@garage/shared/jobs/jobs.module';
import { Module } from '@nestjs/common';
import { ArchiveModule } from './archive/archive.module.js';
import { ReplacedContentEntity } from './archive/replaced-content.entity.js';
import { grants } from './database/grants.js';
import { migrations } from './database/migrations.js';
import { DefaultContentModule } from './default-content/default-content.module.js';
import { EditorsModule } from './editors/editors.module.js';
import { GarageModule } from './garage/garage.module.js';
import { SiteSettingEntity } from './garage/site-setting.entity.js';
import { LibraryModule } from './library/library.module.js';
import { MediaEntity } from './media/media.entity.js';
import { PageRecordEntity } from './pages/page-record.entity.js';
import { PagesModule } from './pages/pages.module.js';
import { PromotionEntity } from './promotions/promotion.entity.js';
import { PromotionsModule } from './promotions/promotions.module.js';
import { VehiclesModule } from './vehicles/vehicles.module.js';

@Module({
  imports: [
    DatabaseModule.forRoot({
      schema: 'content',
      entities: [SiteSettingEntity, PageRecordEntity, PromotionEntity, MediaEntity, ReplacedContentEntity],
      migrations,
      grants,
    }),
    JobsModule.forRoot({ schema: 'content_jobs' }),
    ArchiveModule,
    GarageModule,
    EditorsModule,
    LibraryModule,
    PagesModule,
    PromotionsModule,
    VehiclesModule,
    DefaultContentModule,
  ],
})
export class AppModule {}
