import {
  type AvailabilityResponse,
  BOOKING_LIMITS,
  BOOKING_PATH,
  type CustomerAppointment,
} from '@garage/contracts/booking';
import { Public } from '@garage/shared/auth/public.decorator';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { rangeOf } from '../appointments/booking/booking-query.js';
import { CustomerAppointmentsService } from './customer-appointments.service.js';
import { CustomerCalendarService } from './customer-calendar.service.js';
import { AcceptProposalDto, CancelBookingDto, MoveBookingDto } from './dto/customer-actions.dto.js';

/** Where customers look after their appointment with the link of its mails, without an account. */
@Controller(BOOKING_PATH)
export class CustomerAppointmentsController {
  private readonly limit: RateLimiter;

  constructor(
    private readonly customers: CustomerAppointmentsService,
    private readonly calendar: CustomerCalendarService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'booking-page', points: 60, durationSeconds: 600 });
  }

  @Public()
  @Get(':bookingId')
  @QueryOf('token')
  async find(
    @Param('bookingId') bookingId: string,
    @Query('token') token: unknown,
    @Ip() address: string,
  ): Promise<CustomerAppointment> {
    await this.limit.consume(address);
    return this.customers.find(bookingId, typeof token === 'string' ? token : '');
  }

  @Public()
  @Get(':bookingId/calendar')
  @QueryOf('token')
  @Header('Content-Type', 'text/calendar; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="termin.ics"')
  async calendarFile(
    @Param('bookingId') bookingId: string,
    @Query('token') token: unknown,
    @Ip() address: string,
  ): Promise<string> {
    await this.limit.consume(address);
    return this.calendar.file(bookingId, typeof token === 'string' ? token : '');
  }

  @Public()
  @Get(':bookingId/free-times')
  @QueryOf('token', 'from', 'to')
  async freeTimes(
    @Param('bookingId') bookingId: string,
    @Query('token') token: unknown,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
    @Ip() address: string,
  ): Promise<AvailabilityResponse> {
    await this.limit.consume(address);
    const range = rangeOf(from, to, BOOKING_LIMITS.availabilityDays);
    return { days: await this.customers.freeTimes(bookingId, typeof token === 'string' ? token : '', range) };
  }

  @Public()
  @Post(':bookingId/cancel')
  @HttpCode(200)
  async cancel(
    @Param('bookingId') bookingId: string,
    @Body() { token }: CancelBookingDto,
    @Ip() address: string,
  ): Promise<CustomerAppointment> {
    await this.limit.consume(address);
    return this.customers.cancel(bookingId, token);
  }

  @Public()
  @Post(':bookingId/accept')
  @HttpCode(200)
  async accept(
    @Param('bookingId') bookingId: string,
    @Body() { token, proposalId }: AcceptProposalDto,
    @Ip() address: string,
  ): Promise<CustomerAppointment> {
    await this.limit.consume(address);
    return this.customers.accept(bookingId, token, proposalId);
  }

  @Public()
  @Post(':bookingId/move')
  @HttpCode(200)
  async move(
    @Param('bookingId') bookingId: string,
    @Body() { token, date, time }: MoveBookingDto,
    @Ip() address: string,
  ): Promise<CustomerAppointment> {
    await this.limit.consume(address);
    return this.customers.move(bookingId, token, { date, time }, address);
  }
}
