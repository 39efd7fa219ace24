import {
  type AppointmentAssigneesResponse,
  APPOINTMENTS_PATH,
  type AppointmentResponse,
} from '@garage/contracts/appointments';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { staffActor } from '../appointment.js';
import { AppointmentCorrections } from '../corrections/appointment-corrections.js';
import { StateUndo } from '../states/state-undo.js';
import { AppointmentAssigneesService } from './appointment-assignees.service.js';
import { AssignAppointmentDto, CorrectAppointmentDto } from './dto/corrections.dto.js';
import { StaffAppointmentsService } from './staff-appointments.service.js';

/** What staff put right, take back and give to each other; answered with the appointment as it is then. */
@Controller(APPOINTMENTS_PATH)
export class AppointmentCorrectionsController {
  constructor(
    private readonly appointments: StaffAppointmentsService,
    private readonly corrections: AppointmentCorrections,
    private readonly stateUndo: StateUndo,
    private readonly people: AppointmentAssigneesService,
  ) {}

  @RequirePermission('appointments:read')
  @Get('assignees')
  async assignees(): Promise<AppointmentAssigneesResponse> {
    return { assignees: await this.people.possible() };
  }

  @RequirePermission('appointments:write')
  @Put(':id')
  async correct(
    @Id() id: number,
    @Body() request: CorrectAppointmentDto,
    @CurrentUser() user: UserEntity,
  ): Promise<AppointmentResponse> {
    await this.corrections.correct(id, request, staffActor(user));
    return this.answer(id);
  }

  @RequirePermission('appointments:write')
  @Put(':id/assignee')
  async assign(
    @Id() id: number,
    @Body() { userId }: AssignAppointmentDto,
    @CurrentUser() user: UserEntity,
  ): Promise<AppointmentResponse> {
    await this.people.assign(id, userId, staffActor(user));
    return this.answer(id);
  }

  @RequirePermission('appointments:write')
  @Post(':id/undo')
  @HttpCode(200)
  async undo(@Id() id: number, @CurrentUser() user: UserEntity): Promise<AppointmentResponse> {
    await this.stateUndo.undo(id, staffActor(user));
    return this.answer(id);
  }

  private async answer(id: number): Promise<AppointmentResponse> {
    return { appointment: await this.appointments.details(id) };
  }
}
