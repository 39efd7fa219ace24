import { BOOKING_PATH, type CustomerAppointment } from '@garage/contracts/booking';
import { Public } from '@garage/shared/auth/public.decorator';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Body, Controller, HttpCode, Ip, Param, Post } from '@nestjs/common';
import { CustomerAppointmentsService } from './customer-appointments.service.js';
import { EarlierWishDto, KeptPlaceDto } from './dto/customer-actions.dto.js';

/** Where customers wish to come earlier and answer to a place that is kept for them, with the link of a mail. */
@Controller(`${BOOKING_PATH}/:bookingId`)
export class EarlierPlacesController {
  private readonly limit: RateLimiter;

  constructor(
    private readonly customers: CustomerAppointmentsService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'booking-earlier', points: 60, durationSeconds: 600 });
  }

  @Public()
  @Post('earlier')
  @HttpCode(200)
  async wish(
    @Param('bookingId') bookingId: string,
    @Body() { token, wished }: EarlierWishDto,
    @Ip() address: string,
  ): Promise<CustomerAppointment> {
    await this.limit.consume(address);
    return this.customers.wishEarlier(bookingId, token, wished);
  }

  @Public()
  @Post('kept/take')
  @HttpCode(200)
  async take(
    @Param('bookingId') bookingId: string,
    @Body() { token, placeId }: KeptPlaceDto,
    @Ip() address: string,
  ): Promise<CustomerAppointment> {
    await this.limit.consume(address);
    return this.customers.takeKept(bookingId, token, placeId);
  }

  @Public()
  @Post('kept/leave')
  @HttpCode(200)
  async leave(
    @Param('bookingId') bookingId: string,
    @Body() { token, placeId }: KeptPlaceDto,
    @Ip() address: string,
  ): Promise<CustomerAppointment> {
    await this.limit.consume(address);
    return this.customers.leaveKept(bookingId, token, placeId);
  }
}
