import {
  type AppointmentListResponse,
  APPOINTMENTS_PATH,
  type AppointmentResponse,
  type EarlierVisitsResponse,
  type FreeTimesResponse,
} from '@garage/contracts/appointments';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import type { AppointmentsResponse } from '@garage/contracts/workshop-plan';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Get, Post, Put, Query } from '@nestjs/common';
import { IdempotencyKey } from '../../messages/idempotency-key.decorator.js';
import { staffActor } from '../appointment.js';
import { rangeOf, serviceIdsOf } from '../booking/booking-query.js';
import { BookingService } from '../booking/booking.service.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { AppointmentListService } from './appointment-list.service.js';
import {
  AppointmentsQueryDto,
  CallDto,
  ChangeStateDto,
  EarlierVisitsQueryDto,
  OtherTimeDto,
} from './dto/staff-appointments.dto.js';
import { StaffAppointmentsService } from './staff-appointments.service.js';

/** Appointments as staff see and change them; every change is answered with the appointment as it is then. */
@Controller(APPOINTMENTS_PATH)
export class StaffAppointmentsController {
  constructor(
    private readonly appointments: StaffAppointmentsService,
    private readonly lists: AppointmentListService,
    private readonly booking: BookingService,
    private readonly states: AppointmentStates,
  ) {}

  @RequirePermission('appointments:read')
  @Get()
  list(@Query() query: AppointmentsQueryDto): Promise<AppointmentsResponse | AppointmentListResponse> {
    return this.lists.find(query);
  }

  @RequirePermission('appointments:write')
  @Post()
  async create(
    @Body() request: CallDto,
    @CurrentUser() user: UserEntity,
    @IdempotencyKey() key: string | undefined,
  ): Promise<AppointmentResponse> {
    const { id } = await this.booking.bookCalled(request, staffActor(user), key);
    return this.answer(id);
  }

  @RequirePermission('appointments:read')
  @Get('free-times')
  @QueryOf('services', 'from', 'to')
  async freeTimes(
    @Query('services') services: unknown,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
  ): Promise<FreeTimesResponse> {
    const range = rangeOf(from, to, BOOKING_LIMITS.availabilityDays);
    return { days: await this.booking.staffAvailability(serviceIdsOf(services), range.from, range.to) };
  }

  @RequirePermission('appointments:read')
  @Get(':id')
  details(@Id() id: number): Promise<AppointmentResponse> {
    return this.answer(id);
  }

  @RequirePermission('appointments:read')
  @Get(':id/earlier-visits')
  earlierVisits(
    @Id() id: number,
    @Query() { cursor }: EarlierVisitsQueryDto,
  ): Promise<EarlierVisitsResponse> {
    return this.appointments.earlierVisits(id, cursor);
  }

  @RequirePermission('appointments:read')
  @Get(':id/free-times')
  @QueryOf('from', 'to')
  async otherTimes(
    @Id() id: number,
    @Query('from') from: unknown,
    @Query('to') to: unknown,
  ): Promise<FreeTimesResponse> {
    const range = rangeOf(from, to, BOOKING_LIMITS.availabilityDays);
    return { days: await this.appointments.freeTimes(id, range.from, range.to) };
  }

  @RequirePermission('appointments:write')
  @Put(':id/state')
  async change(
    @Id() id: number,
    @Body() { state, reason }: ChangeStateDto,
    @CurrentUser() user: UserEntity,
  ): Promise<AppointmentResponse> {
    await this.states.change(id, state, staffActor(user), reason ?? null);
    return this.answer(id);
  }

  @RequirePermission('appointments:write')
  @Put(':id/time')
  async move(
    @Id() id: number,
    @Body() { reason, ...wanted }: OtherTimeDto,
    @CurrentUser() user: UserEntity,
  ): Promise<AppointmentResponse> {
    await this.states.move(id, wanted, staffActor(user), reason ?? null);
    return this.answer(id);
  }

  @RequirePermission('appointments:write')
  @Post(':id/proposal')
  async propose(
    @Id() id: number,
    @Body() { reason, ...wanted }: OtherTimeDto,
    @CurrentUser() user: UserEntity,
  ): Promise<AppointmentResponse> {
    await this.states.propose(id, wanted, staffActor(user), reason ?? null);
    return this.answer(id);
  }

  private async answer(id: number): Promise<AppointmentResponse> {
    return { appointment: await this.appointments.details(id) };
  }
}
