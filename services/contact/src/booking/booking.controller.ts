import {
  type AvailabilityResponse,
  type BookableServicesResponse,
  BOOKING_LIMITS,
  BOOKING_PATH,
  type BookingResponse,
} from '@garage/contracts/booking';
import { DEFAULT_LANGUAGE, isLanguage } from '@garage/contracts/languages';
import { Public } from '@garage/shared/auth/public.decorator';
import { AppError } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { isId } from '@garage/shared/validation/ids.decorator';
import { Body, Controller, Get, HttpCode, Ip, Post, Query } from '@nestjs/common';
import { IdempotencyKey } from '../messages/idempotency-key.decorator.js';
import { BookingService } from './booking.service.js';
import { BookingDto } from './dto/booking.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import { addDays, isCalendarDate } from './zurich-time.js';

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
  async services(@Query('language') language: unknown): Promise<BookableServicesResponse> {
    return { services: await this.booking.services(languageOf(language)) };
  }

  @Public()
  @Get('availability')
  async availability(
    @Query('services') services: unknown,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @Query('language') language: unknown,
  ): Promise<AvailabilityResponse> {
    const range = rangeOf(from, to);
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
    return this.booking.book(request, key);
  }
}

function languageOf(value: unknown) {
  return isLanguage(value) ? value : DEFAULT_LANGUAGE;
}

function serviceIdsOf(value: unknown): number[] {
  const ids = typeof value === 'string' && value.length < 100 ? value.split(',').map(Number) : [];
  if (ids.length === 0 || ids.length > BOOKING_LIMITS.services || !ids.every(isId)) {
    throw new AppError(400, 'validation-failed', undefined, { fields: { services: texts.servicesRequired } });
  }
  return [...new Set(ids)];
}

function rangeOf(from: unknown, to: unknown): { from: string; to: string } {
  const fields: Record<string, string> = {};
  if (typeof from !== 'string' || !isCalendarDate(from)) fields['from'] = texts.dateInvalid;
  if (typeof to !== 'string' || !isCalendarDate(to)) fields['to'] = texts.dateInvalid;
  if (typeof from === 'string' && typeof to === 'string' && Object.keys(fields).length === 0) {
    if (from <= to && to < addDays(from, BOOKING_LIMITS.availabilityDays)) return { from, to };
    fields['to'] = texts.tooManyDays.replace('{max}', String(BOOKING_LIMITS.availabilityDays));
  }
  throw new AppError(400, 'validation-failed', undefined, { fields });
}
