import { QUICK_WEEKS_PATH, type QuickWeeksResponse } from '@garage/contracts/booking-settings';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { QuickWeekDto } from './dto/quick-week.dto.js';
import { QuickWeeksService } from './quick-weeks.service.js';

/** Weeks with extra places for one short work; every answer is the whole list. */
@Controller(QUICK_WEEKS_PATH)
export class QuickWeeksController {
  constructor(private readonly weeks: QuickWeeksService) {}

  @RequirePermission('appointments:read')
  @Get()
  async list(): Promise<QuickWeeksResponse> {
    return { quickWeeks: await this.weeks.list() };
  }

  @RequirePermission('appointments:write')
  @Post()
  async add(
    @Body() request: QuickWeekDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<QuickWeeksResponse> {
    return { quickWeeks: await this.weeks.add(request, { user, caller }) };
  }

  @RequirePermission('appointments:write')
  @Put(':id')
  async replace(
    @Id() id: number,
    @Body() request: QuickWeekDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<QuickWeeksResponse> {
    return { quickWeeks: await this.weeks.replace(id, request, { user, caller }) };
  }

  @RequirePermission('appointments:write')
  @Delete(':id')
  async remove(
    @Id() id: number,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<QuickWeeksResponse> {
    return { quickWeeks: await this.weeks.remove(id, { user, caller }) };
  }
}
