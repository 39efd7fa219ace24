import { VEHICLE_SETTINGS_PATH, type VehicleSettings } from '@garage/contracts/vehicles';
import { Public } from '@garage/shared/auth/public.decorator';
import { Controller, Get, UseInterceptors } from '@nestjs/common';
import type { Answer } from '../answers/answer.js';
import { AnswerInterceptor } from '../answers/answer.interceptor.js';
import { VehiclesService } from './vehicles.service.js';

@Controller()
@UseInterceptors(AnswerInterceptor)
export class VehiclesController {
  constructor(private readonly vehicles: VehiclesService) {}

  @Public()
  @Get(VEHICLE_SETTINGS_PATH)
  settings(): Promise<Answer<VehicleSettings>> {
    return this.vehicles.settings();
  }
}
