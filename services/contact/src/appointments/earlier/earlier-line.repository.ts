import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APPOINTMENT_COLUMNS } from '../appointment-columns.js';
import type { Appointment } from '../appointment.js';

/** Who would come earlier than they do, in the order in which they have wished for it. */
@Injectable()
export class EarlierLineRepository {
  /** Whoever wishes for it again joins the line at its end. */
  async setWish(id: number, isWished: boolean, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.appointments
          SET earlier_if_possible = $2, earlier_since = CASE WHEN $2 THEN coalesce(earlier_since, now()) END,
              version = version + 1, updated_at = now()
        WHERE id = $1`,
      [id, isWished],
    );
  }

  /**
   * The first in line of those who would come earlier than they do, and whom a mail reaches. Only visits that the garage
   * has confirmed: a stranger who books a great many must not block what becomes free.
   */
  find(date: string, limit: number, manager: EntityManager): Promise<Appointment[]> {
    return manager.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments
        WHERE earlier_if_possible AND status = 'confirmed' AND appointment_date >= $1
          AND customer_email IS NOT NULL AND recipient_stopped_at IS NULL
        ORDER BY coalesce(earlier_since, created_at), id LIMIT $2`,
      [date, limit],
    );
  }
}
