import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { VehiclesController } from './vehicles.controller.js';
import { VehiclesService } from './vehicles.service.js';

@Module({
  imports: [AnswersModule, PagesModule],
  controllers: [VehiclesController],
  providers: [VehiclesService],
})
export class VehiclesModule {}
