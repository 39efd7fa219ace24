import { Module } from '@nestjs/common';
import { AnswersModule } from '../answers/answers.module.js';
import { PagesModule } from '../pages/pages.module.js';
import { AdminVehiclesController } from './admin-vehicles.controller.js';
import { AdminVehiclesService } from './admin-vehicles.service.js';
import { AddressChecks } from './check/address-checks.js';
import { VehiclesController } from './vehicles.controller.js';
import { VehiclesService } from './vehicles.service.js';

@Module({
  imports: [AnswersModule, PagesModule],
  controllers: [VehiclesController, AdminVehiclesController],
  providers: [VehiclesService, AdminVehiclesService, AddressChecks],
})
export class VehiclesModule {}
