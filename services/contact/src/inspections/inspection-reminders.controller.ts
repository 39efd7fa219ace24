import { INSPECTION_REMINDERS_PATH, type InspectionReminder } from '@garage/contracts/inspection-reminders';
import { Public } from '@garage/shared/auth/public.decorator';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { StopReminderDto } from './dto/stop-reminder.dto.js';
import { InspectionRemindersService } from './inspection-reminders.service.js';

/** Where customers end their reminder with the link of its mail, without an account. */
@Controller(INSPECTION_REMINDERS_PATH)
export class InspectionRemindersController {
  private readonly limit: RateLimiter;

  constructor(
    private readonly reminders: InspectionRemindersService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'inspection-reminder', points: 60, durationSeconds: 600 });
  }

  @Public()
  @Get(':id')
  @QueryOf('token')
  async find(
    @Id() id: number,
    @Query('token') token: unknown,
    @Ip() address: string,
  ): Promise<InspectionReminder> {
    await this.limit.consume(address);
    return this.reminders.find(id, typeof token === 'string' ? token : '');
  }

  @Public()
  @Post(':id/stop')
  @HttpCode(200)
  async stop(
    @Id() id: number,
    @Body() { token }: StopReminderDto,
    @Ip() address: string,
  ): Promise<InspectionReminder> {
    await this.limit.consume(address);
    return this.reminders.stop(id, token);
  }
}
