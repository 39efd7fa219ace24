import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswersModule } from '../answers/answers.module.js';
import { AdminGarageController } from './admin/admin-garage.controller.js';
import { AdminGarageService } from './admin/admin-garage.service.js';
import { GarageController } from './garage.controller.js';
import { GarageRepository } from './garage.repository.js';
import { GarageService } from './garage.service.js';
import { SiteSettingEntity } from './site-setting.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteSettingEntity]), AnswersModule],
  controllers: [GarageController, AdminGarageController],
  providers: [GarageService, GarageRepository, AdminGarageService],
  exports: [GarageService, AdminGarageService],
})
export class GarageModule {}
