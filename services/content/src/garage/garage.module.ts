import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AnswersModule } from '../answers/answers.module.js';
import { GarageController } from './garage.controller.js';
import { GarageRepository } from './garage.repository.js';
import { GarageService } from './garage.service.js';
import { SiteSettingEntity } from './site-setting.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteSettingEntity]), AnswersModule],
  controllers: [GarageController],
  providers: [GarageService, GarageRepository],
  exports: [GarageService],
})
export class GarageModule {}
