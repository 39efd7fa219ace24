import { DatabaseModule } from '@garage/shared/database/database.module';
import { Module } from '@nestjs/common';
import { SiteSettings1763600000000 } from './database/migrations/1763600000000-site-settings.js';
import { GarageModule } from './garage/garage.module.js';
import { SiteSettingEntity } from './garage/site-setting.entity.js';

@Module({
  imports: [
    DatabaseModule.forRoot({
      schema: 'content',
      entities: [SiteSettingEntity],
      migrations: [SiteSettings1763600000000],
    }),
    GarageModule,
  ],
})
export class AppModule {}
