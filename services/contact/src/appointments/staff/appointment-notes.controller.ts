import { APPOINTMENTS_PATH, type AppointmentResponse } from '@garage/contracts/appointments';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id, IdInAddress } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Post } from '@nestjs/common';
import { AppointmentNotesService } from './appointment-notes.service.js';
import { AppointmentNoteDto } from './dto/staff-appointments.dto.js';
import { StaffAppointmentsService } from './staff-appointments.service.js';

@Controller(`${APPOINTMENTS_PATH}/:id/notes`)
export class AppointmentNotesController {
  constructor(
    private readonly notes: AppointmentNotesService,
    private readonly appointments: StaffAppointmentsService,
  ) {}

  @RequirePermission('appointments:write')
  @Post()
  async add(
    @Id() id: number,
    @Body() { text }: AppointmentNoteDto,
    @CurrentUser() author: UserEntity,
  ): Promise<AppointmentResponse> {
    await this.notes.add(id, text, author);
    return { appointment: await this.appointments.details(id) };
  }

  @RequirePermission('appointments:write')
  @Delete(':noteId')
  async delete(
    @Id() id: number,
    @IdInAddress('noteId') noteId: number,
    @CurrentUser() author: UserEntity,
  ): Promise<AppointmentResponse> {
    await this.notes.delete(id, noteId, author);
    return { appointment: await this.appointments.details(id) };
  }
}
