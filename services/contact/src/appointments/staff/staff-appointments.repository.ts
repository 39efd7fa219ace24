import { MOVABLE_STATES } from '@garage/contracts/appointment-states';
import { APPOINTMENTS_LIMITS } from '@garage/contracts/appointments';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** When a visit would have begun that does not come then. */
export interface FreedMoment {
  date: string;
  startMinute: number;
}

/** Somebody who would come earlier. */
export interface StoredWish extends FreedMoment {
  id: number;
  name: string;
  phone: string;
}

export interface StoredNote {
  id: number;
  text: string;
  authorId: number;
  createdAt: Date;
}

/** What staff read about appointments; they change through `AppointmentStates`. */
@Injectable()
export class StaffAppointmentsRepository {
  constructor(private readonly db: DataSource) {}

  /** Who would come earlier than planned, and has a time after this one; the next one first. */
  findEarlierWishes({ date, startMinute }: FreedMoment): Promise<StoredWish[]> {
    return this.db.query<StoredWish[]>(
      `SELECT id, customer_name AS name, customer_phone AS phone, appointment_date::text AS date,
              start_minute AS "startMinute"
         FROM contact.appointments
        WHERE earlier_if_possible AND status = ANY ($3)
          AND (appointment_date, start_minute) > ($1::date, $2::int)
        ORDER BY appointment_date, start_minute, id LIMIT $4`,
      [date, startMinute, MOVABLE_STATES, APPOINTMENTS_LIMITS.earlierWishes],
    );
  }

  /** Oldest first. */
  findNotes(appointmentId: number): Promise<StoredNote[]> {
    return this.db.query<StoredNote[]>(
      `SELECT id, text, author_id AS "authorId", created_at AS "createdAt"
         FROM contact.appointment_notes WHERE appointment_id = $1 ORDER BY id`,
      [appointmentId],
    );
  }

  async addNote(
    { appointmentId, text, authorId }: Omit<StoredNote, 'id' | 'createdAt'> & { appointmentId: number },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'INSERT INTO contact.appointment_notes (appointment_id, text, author_id) VALUES ($1, $2, $3)',
      [appointmentId, text, authorId],
    );
  }

  async deleteNote(id: number, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM contact.appointment_notes WHERE id = $1', [id]);
  }
}
