import {
  CALENDAR_SUBSCRIPTION_PATH,
  type CalendarSubscriptionResponse,
  type NewCalendarSubscription,
} from '@garage/contracts/calendar-subscription';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { CalendarSubscriptionsService } from './calendar-subscriptions.service.js';
import { SubscribeCalendarDto } from './dto/subscribe-calendar.dto.js';

/** The own subscription: each person has one at most, and only they learn its address. */
@Controller(CALENDAR_SUBSCRIPTION_PATH)
export class CalendarSubscriptionsController {
  constructor(private readonly subscriptions: CalendarSubscriptionsService) {}

  @RequirePermission('appointments:read')
  @Get()
  read(@CurrentUser() user: UserEntity): Promise<CalendarSubscriptionResponse> {
    return this.subscriptions.of(user.id);
  }

  @RequirePermission('appointments:read')
  @Put()
  subscribe(
    @Body() { scope }: SubscribeCalendarDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<NewCalendarSubscription> {
    return this.subscriptions.subscribe(scope, { user, caller });
  }

  @RequirePermission('appointments:read')
  @Delete()
  unsubscribe(
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<CalendarSubscriptionResponse> {
    return this.subscriptions.unsubscribe({ user, caller });
  }
}
