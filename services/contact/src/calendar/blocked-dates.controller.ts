import { BLOCKED_DATES_PATH, type BlockedDatesResponse } from '@garage/contracts/booking-settings';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { DayParam } from '@garage/shared/validation/day-param.decorator';
import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { BlockedDatesService } from './blocked-dates.service.js';
import { BlockDatesDto, FreeDatesDto } from './dto/block-dates.dto.js';

/** Days on which nothing can be booked; every answer is the whole list. */
@Controller(BLOCKED_DATES_PATH)
export class BlockedDatesController {
  constructor(private readonly blockedDates: BlockedDatesService) {}

  @RequirePermission('appointments:read')
  @Get()
  async list(): Promise<BlockedDatesResponse> {
    return { blockedDates: await this.blockedDates.list() };
  }

  @RequirePermission('appointments:write')
  @Post()
  async block(
    @Body() request: BlockDatesDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<BlockedDatesResponse> {
    return { blockedDates: await this.blockedDates.block(request, { user, caller }) };
  }

  @RequirePermission('appointments:write')
  @Delete(':date')
  async free(
    @DayParam() date: string,
    @Query() { to }: FreeDatesDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<BlockedDatesResponse> {
    return { blockedDates: await this.blockedDates.free(date, to ?? date, { user, caller }) };
  }
}
