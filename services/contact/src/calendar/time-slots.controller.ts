import { TIME_SLOTS_PATH, type TimeSlotsResponse } from '@garage/contracts/booking-settings';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { TimeSlotsDto } from './dto/time-slots.dto.js';
import { TimeSlotsService } from './time-slots.service.js';

/** The week of the workshop: read and saved as a whole, so that slots never overlap. */
@Controller(TIME_SLOTS_PATH)
export class TimeSlotsController {
  constructor(private readonly slots: TimeSlotsService) {}

  @RequirePermission('appointments:read')
  @Get()
  read(): Promise<TimeSlotsResponse> {
    return this.slots.read();
  }

  @RequirePermission('appointments:write')
  @Put()
  save(
    @Body() request: TimeSlotsDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<TimeSlotsResponse> {
    return this.slots.save(request, { user, caller });
  }
}
