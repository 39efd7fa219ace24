import { BOOKING_PATH } from '@garage/contracts/booking';
import type { BookingRecipient } from '@garage/contracts/booking-recipients';
import { Public } from '@garage/shared/auth/public.decorator';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Body, Controller, Get, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { RecipientDto } from './dto/recipient.dto.js';
import { RecipientPageService } from './recipient-page.service.js';

/** Where whoever gets mails about an appointment says whether it is theirs, with the link of such a mail. */
@Controller(`${BOOKING_PATH}/:bookingId/recipient`)
export class RecipientPageController {
  private readonly limit: RateLimiter;

  constructor(
    private readonly recipients: RecipientPageService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'booking-recipient', points: 60, durationSeconds: 600 });
  }

  @Public()
  @QueryOf('token')
  @Get()
  async find(
    @Param('bookingId') bookingId: string,
    @Query('token') token: unknown,
    @Ip() address: string,
  ): Promise<BookingRecipient> {
    await this.limit.consume(address);
    return this.recipients.find(bookingId, typeof token === 'string' ? token : '');
  }

  @Public()
  @Post('confirm')
  @HttpCode(200)
  async confirm(
    @Param('bookingId') bookingId: string,
    @Body() { token }: RecipientDto,
    @Ip() address: string,
  ): Promise<BookingRecipient> {
    await this.limit.consume(address);
    return this.recipients.confirm(bookingId, token);
  }

  @Public()
  @Post('stop')
  @HttpCode(200)
  async stop(
    @Param('bookingId') bookingId: string,
    @Body() { token }: RecipientDto,
    @Ip() address: string,
  ): Promise<BookingRecipient> {
    await this.limit.consume(address);
    return this.recipients.stop(bookingId, token);
  }
}
