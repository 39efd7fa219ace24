import type { CalendarDate } from '@garage/contracts/calendar-day';
import type { Language } from '@garage/contracts/languages';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MAILS_PER_CONSENT } from './mails-per-consent.js';

/** A wish to be reminded of a car's official inspections. */
export interface StoredReminder {
  id: number;
  name: string;
  email: string;
  language: Language;
  /** Make and model, as far as the customer has named them. */
  vehicle: string | null;
  licensePlate: string | null;
  firstRegistration: CalendarDate;
  /** The inspection that comes next. */
  dueOn: CalendarDate;
  /** The inspection that the last mail was about. */
  remindedOf: CalendarDate | null;
  stoppedAt: Date | null;
}

export type NewReminder = Omit<StoredReminder, 'id' | 'remindedOf' | 'stoppedAt'> & {
  consentVersion: string;
};

const COLUMNS = `id, name, email, language, vehicle, license_plate AS "licensePlate",
  first_registration::text AS "firstRegistration", due_on::text AS "dueOn", reminded_of::text AS "remindedOf",
  stopped_at AS "stoppedAt"`;

@Injectable()
export class InspectionRemindersRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** One for each address and car: a later consent takes the place of the earlier one. */
  async save(reminder: NewReminder, manager: EntityManager): Promise<void> {
    const { name, email, language, vehicle, licensePlate, firstRegistration, dueOn, consentVersion } =
      reminder;
    await manager.query(
      `INSERT INTO contact.inspection_reminders AS reminders
         (name, email, language, vehicle, license_plate, first_registration, due_on, consent_version, consent_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now())
       ON CONFLICT (lower(email), vehicle_key) DO UPDATE
         SET name = excluded.name, email = excluded.email, language = excluded.language,
             vehicle = excluded.vehicle, license_plate = excluded.license_plate,
             first_registration = excluded.first_registration, due_on = excluded.due_on,
             consent_version = excluded.consent_version, consent_at = excluded.consent_at,
             reminded_of = CASE WHEN reminders.first_registration = excluded.first_registration
                             THEN reminders.reminded_of END,
             sent_since_consent = 0, stopped_at = NULL`,
      [name, email, language, vehicle, licensePlate, firstRegistration, dueOn, consentVersion],
    );
  }

  async findById(id: number): Promise<StoredReminder | null> {
    const [found] = await this.db.query<StoredReminder[]>(
      `SELECT ${COLUMNS} FROM contact.inspection_reminders WHERE id = $1`,
      [id],
    );
    return found ?? null;
  }

  /** Locked for whoever asks first: those that another replica has locked are its own. */
  lockDue(until: CalendarDate, limit: number, manager: EntityManager): Promise<StoredReminder[]> {
    return manager.query<StoredReminder[]>(
      `SELECT ${COLUMNS} FROM contact.inspection_reminders
        WHERE stopped_at IS NULL AND sent_since_consent < ${MAILS_PER_CONSENT} AND due_on <= $1
        ORDER BY due_on LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [until, limit],
    );
  }

  async noteMail(id: number, remindedOf: CalendarDate, at: Date, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.inspection_reminders
          SET reminded_of = $2, sent_at = $3, sent_since_consent = sent_since_consent + 1
        WHERE id = $1`,
      [id, remindedOf, at],
    );
  }

  async setDue(id: number, dueOn: CalendarDate, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.inspection_reminders SET due_on = $2 WHERE id = $1', [id, dueOn]);
  }

  /** All that go to the mailbox of this address. */
  async stopOfMailbox(email: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.inspection_reminders SET stopped_at = now()
        WHERE contact.mailbox_of(email) = contact.mailbox_of($1) AND stopped_at IS NULL`,
      [email],
    );
  }

  /** Stopped once; a second time changes nothing. */
  async stop(id: number): Promise<void> {
    await this.db.query(
      'UPDATE contact.inspection_reminders SET stopped_at = now() WHERE id = $1 AND stopped_at IS NULL',
      [id],
    );
  }
}
