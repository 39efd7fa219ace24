import { BOOKING_PATH, type CustomerAppointment } from '@garage/contracts/booking';
import { Public } from '@garage/shared/auth/public.decorator';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { IdInAddress } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Get, Header, HttpCode, Ip, Param, Post, Query } from '@nestjs/common';
import { PhotosService } from '../findings/photos.service.js';
import { CustomerAppointmentsService } from './customer-appointments.service.js';
import { AnswerDto } from './dto/customer-actions.dto.js';

/** What a customer sees of the work and says to it, with the link of a mail. */
@Controller(`${BOOKING_PATH}/:bookingId`)
export class CustomerVisitController {
  private readonly limit: RateLimiter;
  private readonly photoLimit: RateLimiter;

  constructor(
    private readonly customers: CustomerAppointmentsService,
    private readonly photos: PhotosService,
    limits: RateLimits,
  ) {
    this.limit = limits.create({ name: 'booking-answer', points: 60, durationSeconds: 600 });
    // A page shows dozens of them.
    this.photoLimit = limits.create({ name: 'booking-photos', points: 600, durationSeconds: 600 });
  }

  @Public()
  @Post('findings/:findingId/answer')
  @HttpCode(200)
  async answer(
    @Param('bookingId') bookingId: string,
    @IdInAddress('findingId') findingId: number,
    @Body() request: AnswerDto,
    @Ip() address: string,
  ): Promise<CustomerAppointment> {
    await this.limit.consume(address);
    return this.customers.answer(bookingId, findingId, request);
  }

  @Public()
  @Get('photos/:photoId')
  @QueryOf('token')
  @Header('content-type', 'image/jpeg')
  async photo(
    @Param('bookingId') bookingId: string,
    @IdInAddress('photoId') photoId: number,
    @Query('token') token: unknown,
    @Ip() address: string,
  ): Promise<Buffer> {
    await this.photoLimit.consume(address);
    const { id } = await this.customers.opened(bookingId, typeof token === 'string' ? token : '');
    return this.photos.readReleased(id, photoId, 'photo');
  }

  @Public()
  @Get('photos/:photoId/thumbnail')
  @QueryOf('token')
  @Header('content-type', 'image/jpeg')
  async thumbnail(
    @Param('bookingId') bookingId: string,
    @IdInAddress('photoId') photoId: number,
    @Query('token') token: unknown,
    @Ip() address: string,
  ): Promise<Buffer> {
    await this.photoLimit.consume(address);
    const { id } = await this.customers.opened(bookingId, typeof token === 'string' ? token : '');
    return this.photos.readReleased(id, photoId, 'thumbnail');
  }
}
