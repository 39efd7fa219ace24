import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import texts from './locales/de.json' with { type: 'json' };
import { StaffAppointmentsRepository } from './staff-appointments.repository.js';

/** What colleagues tell each other about an appointment. */
@Injectable()
export class AppointmentNotesService {
  constructor(private readonly repository: StaffAppointmentsRepository) {}

  /** 404 when there is no such appointment. */
  async add(appointmentId: number, text: string, author: UserEntity): Promise<void> {
    if (!(await this.repository.addNote(appointmentId, text, author.id)))
      throw new AppError(404, 'not-found');
  }

  /** 404 when there is none; 403 for somebody else's. */
  async delete(appointmentId: number, id: number, author: UserEntity): Promise<void> {
    const note = (await this.repository.findNotes(appointmentId)).find((one) => one.id === id);
    if (!note) throw new AppError(404, 'not-found');
    if (note.authorId !== author.id) throw new AppError(403, 'forbidden', texts.ownNotesOnly);
    await this.repository.deleteNote(id);
  }
}
