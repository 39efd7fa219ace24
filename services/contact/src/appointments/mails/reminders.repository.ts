import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APPOINTMENT_COLUMNS } from '../appointment-columns.js';
import { UNCHANGING_KINDS } from '../appointment-event.js';
import type { Appointment } from '../appointment.js';

/** Whom to remind of their visit, and who has been. */
@Injectable()
export class RemindersRepository {
  /**
   * Confirmed ones that begin within a day and whose customer has not heard of them since that day began. Each
   * is locked, and those that another replica has locked are its own.
   */
  lockDue(now: Date, limit: number, manager: EntityManager): Promise<Appointment[]> {
    const begins = `(appointment_date + make_interval(mins => start_minute)) AT TIME ZONE 'Europe/Zurich'`;
    return manager.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments
        WHERE status = 'confirmed' AND reminder_sent_at IS NULL AND customer_email IS NOT NULL
          AND appointment_date BETWEEN $1::timestamptz::date - 1 AND $1::timestamptz::date + 2
          AND ${begins} > $1::timestamptz AND ${begins} <= $1::timestamptz + interval '24 hours'
          AND NOT EXISTS (
            SELECT FROM contact.appointment_history AS event
             WHERE event.appointment_id = appointments.id AND event.kind <> ALL ($3)
               AND event.is_told IS NOT FALSE AND event.created_at > ${begins} - interval '24 hours')
        ORDER BY appointment_date, start_minute
        LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit, ['proposed', ...UNCHANGING_KINDS]],
    );
  }

  async note(id: number, at: Date, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.appointments SET reminder_sent_at = $2 WHERE id = $1', [id, at]);
  }
}
