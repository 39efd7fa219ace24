import { STATUS_PATH, type StatusResponse } from '@garage/contracts/status';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Controller, Get } from '@nestjs/common';
import { StatusService } from './status.service.js';

@Controller(STATUS_PATH)
export class StatusController {
  constructor(private readonly status: StatusService) {}

  @Get()
  @RequirePermission('settings:read')
  measure(): Promise<StatusResponse> {
    return this.status.measure();
  }
}
