import {
  type AvailabilityResponse,
  type BookableServicesResponse,
  BOOKING_LIMITS,
  BOOKING_PATH,
  type BookingResponse,
} from '@garage/contracts/booking';
import { isLanguage, type Language } from '@garage/contracts/languages';
import { Public } from '@garage/shared/auth/public.decorator';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { IdempotencyKey } from '../../messages/idempotency-key.decorator.js';
import { rangeOf, serviceIdsOf } from './booking-query.js';
import { BookingService } from './booking.service.js';
import { BookingDto } from './dto/booking.dto.js';

/** Where visitors look for a free time and book it. */
@Controller(BOOKING_PATH)
export class BookingController {
  private readonly limit: RateLimiter;

  constructor(
    private readonly booking: BookingService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'booking', points: 20, durationSeconds: 600 });
  }

  @Public()
  @Get('services')
  @QueryOf('language')
  async services(@Query('language') language: unknown): Promise<BookableServicesResponse> {
    return this.booking.services(languageOf(language));
  }

  @Public()
  @Get('availability')
  @QueryOf('services', 'from', 'to', 'language')
  async availability(
    @Query('services') services: unknown,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @Query('language') language: unknown,
  ): Promise<AvailabilityResponse> {
    const range = rangeOf(from, to, BOOKING_LIMITS.availabilityDays);
    const ids = serviceIdsOf(services);
    return { days: await this.booking.availability(ids, range.from, range.to, languageOf(language)) };
  }

  @Public()
  @Post()
  @HttpCode(201)
  async book(
    @Body() request: BookingDto,
    @IdempotencyKey() key: string | undefined,
    @Ip() address: string,
  ): Promise<BookingResponse> {
    await this.limit.consume(address);
    return this.booking.book(request, address, key);
  }
}

function languageOf(value: unknown): Language | undefined {
  return isLanguage(value) ? value : undefined;
}
