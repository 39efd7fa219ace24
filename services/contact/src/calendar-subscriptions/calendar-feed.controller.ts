import { CALENDAR_FEED_PATH } from '@garage/contracts/calendar-subscription';
import { Public } from '@garage/shared/auth/public.decorator';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Controller, Get, Header, Ip, Query } from '@nestjs/common';
import { CalendarFeedService } from './calendar-feed.service.js';

/** What calendar programs fetch: they have no session, the key in the address opens it. */
@Controller(CALENDAR_FEED_PATH)
export class CalendarFeedController {
  private readonly limit: RateLimiter;

  constructor(
    private readonly feed: CalendarFeedService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'calendar-feed', points: 60, durationSeconds: 600 });
  }

  @Public()
  @Get()
  @QueryOf('key')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'inline; filename="termine.ics"')
  async read(@Query('key') key: unknown, @Ip() address: string): Promise<string> {
    await this.limit.consume(address);
    return this.feed.read(typeof key === 'string' ? key : '');
  }
}
