import type { AppointmentNote } from '@garage/contracts/appointments';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { StaffDirectory } from '../../staff/staff-directory.js';
import { AppointmentsService } from '../appointments.service.js';
import texts from './locales/de.json' with { type: 'json' };
import { toNote } from './staff-appointments.mapper.js';
import { StaffAppointmentsRepository } from './staff-appointments.repository.js';

/** What colleagues tell each other about an appointment. */
@Injectable()
export class AppointmentNotesService {
  constructor(
    private readonly repository: StaffAppointmentsRepository,
    private readonly appointments: AppointmentsService,
    private readonly staff: StaffDirectory,
  ) {}

  /** Oldest first. */
  async findOf(appointmentId: number): Promise<AppointmentNote[]> {
    const notes = await this.repository.findNotes(appointmentId);
    const staff = await this.staff.named(notes.map(({ authorId }) => authorId));
    return notes.map((note) => toNote(note, staff));
  }

  /** 404 when there is no such appointment. */
  async add(appointmentId: number, text: string, author: UserEntity): Promise<void> {
    await this.appointments.whileLocked(appointmentId, (_appointment, manager) =>
      this.repository.addNote({ appointmentId, text, authorId: author.id }, manager),
    );
  }

  /** 404 when there is none; 403 for somebody else's. */
  async delete(appointmentId: number, id: number, author: UserEntity): Promise<void> {
    const note = (await this.repository.findNotes(appointmentId)).find((one) => one.id === id);
    if (!note) throw new AppError(404, 'not-found');
    if (note.authorId !== author.id) throw new AppError(403, 'forbidden', texts.ownNotesOnly);
    await this.appointments.whileLocked(appointmentId, (_appointment, manager) =>
      this.repository.deleteNote(id, manager),
    );
  }
}
