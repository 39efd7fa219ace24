import type { MailKind } from '@garage/contracts/mails';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MailEntity } from './mail.entity.js';
import { MAIL_LOCK } from './mails.repository.js';

/** What has been said about an appointment, and what is not to be said any more, or to somebody else. */
@Injectable()
export class MailsOfAppointmentsRepository {
  constructor(private readonly db: DataSource) {}

  /** Whether a later mail of this kind about the appointment is still to be sent. */
  async hasLaterUnsent({ id, kind, appointmentId }: MailEntity): Promise<boolean> {
    const [found]: { exists: boolean }[] = await this.db.query(
      `SELECT EXISTS (SELECT FROM contact.mails
                       WHERE appointment_id = $1 AND kind = $2 AND id > $3 AND status = 'waiting') AS exists`,
      [appointmentId, kind, id],
    );
    return found!.exists;
  }

  /** Whether another mail of this kind about the appointment has been let go. */
  async hasOtherAdmitted({ id, kind, appointmentId }: MailEntity): Promise<boolean> {
    const [found]: { exists: boolean }[] = await this.db.query(
      `SELECT EXISTS (SELECT FROM contact.mails
                       WHERE appointment_id = $1 AND kind = $2 AND id <> $3
                         AND (admitted_at IS NOT NULL OR status = 'sent')) AS exists`,
      [appointmentId, kind, id],
    );
    return found!.exists;
  }

  /** Forgets what customers were to be told about these appointments; mails to the staff bear no address. */
  async discardUnsentTo(appointmentIds: readonly number[], manager: EntityManager): Promise<void> {
    await manager.query(
      `DELETE FROM contact.mails
        WHERE appointment_id = ANY ($1) AND recipient IS NOT NULL AND status <> 'sent'`,
      [appointmentIds],
    );
  }

  /**
   * Forgets the unsent mails about what happened to an appointment; answers the kinds of those that have left. What a
   * worker holds is leaving at this moment and counts as gone: nobody can call it back.
   */
  async withdraw(appointmentEventId: number, manager: EntityManager): Promise<MailKind[]> {
    const mails = await manager.query<{ id: number; kind: MailKind; isOurs: boolean }[]>(
      `SELECT id, kind, pg_try_advisory_xact_lock($1, id) AS "isOurs"
         FROM contact.mails WHERE appointment_event_id = $2`,
      [MAIL_LOCK, appointmentEventId],
    );
    const [withdrawn]: [{ id: number }[], number] = await manager.query(
      `DELETE FROM contact.mails WHERE id = ANY ($1) AND status <> 'sent' RETURNING id`,
      [mails.filter(({ isOurs }) => isOurs).map(({ id }) => id)],
    );
    const gone = new Set(withdrawn.map(({ id }) => id));
    return mails.filter(({ id }) => !gone.has(id)).map(({ kind }) => kind);
  }

  /** What the customer of an appointment is still to be told goes to another address. */
  async readdressUnsent(appointmentId: number, recipient: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.mails SET recipient = $2
        WHERE appointment_id = $1 AND recipient IS NOT NULL AND status <> 'sent'`,
      [appointmentId, recipient],
    );
  }
}
