import { type FoundInspectionReminder, PERSONAL_DATA_LIMITS } from '@garage/contracts/personal-data';
import { EXPIRING_LISTED, type ExpiringReminder } from '@garage/contracts/retention';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExpiringRows } from '../stored-data/expiring-rows.js';
import type { PersonalDataPart, StoredPerson, StoredRecord } from '../stored-data/personal-data-part.js';
import type { Expiry, RetentionParts } from '../stored-data/retention-part.js';
import { MAILS_PER_CONSENT } from './mails-per-consent.js';

/** `$1` are addresses, `$2` is the plate without what people write differently, or null. */
const OF_PERSON = `(lower(email) = ANY ($1::text[])
  OR upper(regexp_replace(license_plate, '[^[:alnum:]]', '', 'g')) = $2::text)`;
const ENDED = 'coalesce(stopped_at, sent_at)';

/** What is kept of wishes to be reminded, and for how long. */
@Injectable()
export class StoredRemindersRepository implements PersonalDataPart<FoundInspectionReminder> {
  readonly retention: RetentionParts<'inspectionReminders'>;
  private readonly reminders: ExpiringRows;

  constructor(private readonly db: DataSource) {
    // Those that run are kept for as long as their customer wishes.
    this.reminders = new ExpiringRows(db, {
      table: 'contact.inspection_reminders',
      id: 'id',
      where: `(stopped_at IS NOT NULL OR sent_since_consent >= ${MAILS_PER_CONSENT})`,
      age: ENDED,
    });
    this.retention = { inspectionReminders: this.reminders };
  }

  /** Those that ended longest ago and would go at this moment. */
  async findExpiring({ days, now }: Expiry): Promise<ExpiringReminder[]> {
    const rows = await this.db.query<{ id: number; endedAt: Date }[]>(
      `SELECT id, ${ENDED} AS "endedAt" FROM contact.inspection_reminders
        WHERE ${this.reminders.isExpired} ORDER BY ${ENDED}, id LIMIT ${EXPIRING_LISTED}`,
      [days, now],
    );
    return rows.map(({ id, endedAt }) => ({ id, endedAt: endedAt.toISOString() }));
  }

  find(person: StoredPerson): Promise<FoundInspectionReminder[]> {
    return this.db.query<FoundInspectionReminder[]>(
      `SELECT id, due_on::text AS "dueOn", stopped_at IS NOT NULL AS "isStopped", name, email,
              license_plate AS plate
         FROM contact.inspection_reminders
        WHERE ${OF_PERSON} ORDER BY id DESC LIMIT ${PERSONAL_DATA_LIMITS.found}`,
      [person.emails, person.plate],
    );
  }

  async export(person: StoredPerson, manager: EntityManager): Promise<(StoredRecord & { id: number })[]> {
    const rows = await manager.query<{ record: StoredRecord & { id: number } }[]>(
      `SELECT to_jsonb(reminder) - 'vehicle_key' AS record FROM contact.inspection_reminders AS reminder
        WHERE ${OF_PERSON} ORDER BY id`,
      [person.emails, person.plate],
    );
    return rows.map(({ record }) => record);
  }

  /** With their mails. Answers how many. */
  async erase(person: StoredPerson, manager: EntityManager): Promise<number> {
    const [, erased]: [unknown, number] = await manager.query(
      `DELETE FROM contact.inspection_reminders WHERE ${OF_PERSON}`,
      [person.emails, person.plate],
    );
    return erased;
  }
}
