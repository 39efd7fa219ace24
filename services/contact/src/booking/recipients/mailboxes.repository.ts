import type { AppointmentState } from '@garage/contracts/booking';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ON_THE_TELEPHONE } from '../appointment.js';

/** States that a visit reaches only after the staff have taken its customer for real. */
const TRUSTED_STATES: readonly AppointmentState[] = ['confirmed', 'in-work', 'ready', 'completed'];

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
      `SELECT coalesce(bool_or(recipient_confirmed_at IS NOT NULL OR status = ANY ($2)), false) AS "isKnown",
              coalesce(bool_or(recipient_stopped_at IS NOT NULL), false) AS "hasStopped",
              count(*) FILTER (WHERE status = 'pending' AND consent_version <> $3)::int AS pending,
              count(*) FILTER (WHERE created_at > now() - interval '1 day' AND consent_version <> $3)::int
                AS "bookedLastDay"
         FROM contact.appointments
        WHERE contact.mailbox_of(customer_email) = contact.mailbox_of($1) AND customer_email IS NOT NULL`,
      [email, TRUSTED_STATES, ON_THE_TELEPHONE],
    );
    return state!;
  }
}
