import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GarageController } from './garage.controller.js';
import { GarageRepository } from './garage.repository.js';
import { GarageService } from './garage.service.js';
import { SiteSettingEntity } from './site-setting.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteSettingEntity])],
  controllers: [GarageController],
  providers: [GarageService, GarageRepository],
})
export class GarageModule {}
