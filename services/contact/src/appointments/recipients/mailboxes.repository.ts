import type { AppointmentState } from '@garage/contracts/appointment-states';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { APPOINTMENT_COLUMNS } from '../appointment-columns.js';
import { type Appointment, ON_THE_TELEPHONE } from '../appointment.js';

/** States that a visit reaches only after the staff have taken its customer for real. */
const TRUSTED_STATES: readonly AppointmentState[] = [
  'confirmed',
  'received',
  'in-work',
  'ready',
  'completed',
];

/** The same words as in its index. */
const OF_MAILBOX = `contact.mailbox_of(customer_email) = contact.mailbox_of($2) AND customer_email IS NOT NULL`;

/** What is known of a mailbox from all visits booked with an address that leads there. */
export interface MailboxState {
  /** Its owner has said so by the link of a mail, the staff have confirmed a visit, or one has taken place. */
  isKnown: boolean;
  /** Its owner has booked nothing and wants no mail. */
  hasStopped: boolean;
  /** Visits that customers have booked and that wait for the garage's answer. */
  pending: number;
  /** Visits that customers have booked within 24 hours, whatever became of them. */
  bookedLastDay: number;
}

/** Mailboxes, as the database tells them apart (`contact.mailbox_of`). */
@Injectable()
export class MailboxesRepository {
  constructor(private readonly db: DataSource) {}

  async stateOf(email: string, manager: EntityManager = this.db.manager): Promise<MailboxState> {
    const [state] = await manager.query<MailboxState[]>(
      `SELECT coalesce(bool_or(recipient_confirmed_at IS NOT NULL OR status = ANY ($1)), false) AS "isKnown",
              coalesce(bool_or(recipient_stopped_at IS NOT NULL), false) AS "hasStopped",
              count(*) FILTER (WHERE status = 'pending' AND consent_version <> $3)::int AS pending,
              count(*) FILTER (WHERE created_at > now() - interval '1 day' AND consent_version <> $3)::int
                AS "bookedLastDay"
         FROM contact.appointments
        WHERE ${OF_MAILBOX}`,
      [TRUSTED_STATES, email, ON_THE_TELEPHONE],
    );
    return state!;
  }

  /** Addresses of these visits whose mailbox nobody is known to have booked with. */
  async unknownOf(appointmentIds: readonly number[], manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ email: string }[]>(
      `SELECT DISTINCT customer_email AS email FROM contact.appointments AS visit
        WHERE id = ANY ($1) AND customer_email IS NOT NULL AND NOT EXISTS (
          SELECT FROM contact.appointments AS other
           WHERE contact.mailbox_of(other.customer_email) = contact.mailbox_of(visit.customer_email)
             AND other.customer_email IS NOT NULL
             AND (other.recipient_confirmed_at IS NOT NULL OR other.status = ANY ($2)))`,
      [appointmentIds, TRUSTED_STATES],
    );
    return rows.map(({ email }) => email);
  }

  /**
   * Its owner has booked nothing: marks the visits of the mailbox that have not begun, and this one in any case, so
   * that it is known. Answers those that were not marked before.
   */
  async stop(
    { id, email }: Pick<Appointment, 'id' | 'email'>,
    manager: EntityManager,
  ): Promise<Appointment[]> {
    const [stopped]: [Appointment[], number] = await manager.query(
      `UPDATE contact.appointments
          SET recipient_stopped_at = now(), recipient_confirmed_at = NULL, updated_at = now()
        WHERE recipient_stopped_at IS NULL
          AND (id = $1 OR (${OF_MAILBOX} AND status IN ('pending', 'confirmed')))
        RETURNING ${APPOINTMENT_COLUMNS}`,
      [id, email],
    );
    return stopped;
  }

  /** Its owner has booked this visit: takes back what was said of the mailbox before. False when that was known. */
  async confirm({ id, email }: Pick<Appointment, 'id' | 'email'>, manager: EntityManager): Promise<boolean> {
    const [confirmed]: [unknown[], number] = await manager.query(
      `UPDATE contact.appointments
          SET recipient_confirmed_at = now(), recipient_stopped_at = NULL, updated_at = now()
        WHERE id = $1 AND (recipient_confirmed_at IS NULL OR recipient_stopped_at IS NOT NULL)
        RETURNING id`,
      [id],
    );
    await manager.query(
      `UPDATE contact.appointments SET recipient_stopped_at = NULL
        WHERE recipient_stopped_at IS NOT NULL AND id <> $1 AND ${OF_MAILBOX}`,
      [id, email],
    );
    return confirmed.length > 0;
  }
}
