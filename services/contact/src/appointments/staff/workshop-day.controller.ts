import { type AppointmentCounts, APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import type { WorkshopDay } from '@garage/contracts/workshop-plan';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Controller, Get } from '@nestjs/common';
import { WorkshopDayService } from './workshop-day.service.js';

@Controller(APPOINTMENTS_PATH)
export class WorkshopDayController {
  constructor(private readonly workshopDay: WorkshopDayService) {}

  @RequirePermission('appointments:read')
  @Get('today')
  today(): Promise<WorkshopDay> {
    return this.workshopDay.today();
  }

  @RequirePermission('appointments:read')
  @Get('counts')
  counts(): Promise<AppointmentCounts> {
    return this.workshopDay.counts();
  }
}
