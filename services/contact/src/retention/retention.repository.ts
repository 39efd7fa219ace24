import type {
  ExpiringAppointment,
  ExpiringDocument,
  ExpiringMessage,
  ExpiringReminder,
  RetentionCounts,
  RetentionDays,
  RetentionKind,
} from '@garage/contracts/retention';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MAILS_PER_CONSENT } from '../inspections/mails-per-consent.js';

/** Held while one replica deletes. */
const PURGE_LOCK = 0x70757267;
/** Short enough that nobody waits for a lock. */
const BATCH = 200;
const LISTED = 50;
/** From the end of its last day on. */
const VISIT_ENDED = `((end_date + 1)::timestamp AT TIME ZONE 'Europe/Zurich')`;

/** What is older than `$1` days at `$2`, by kind; answers to visitors belong to their message. */
const EXPIRED: Record<RetentionKind, { table: string; id: string; where: string; age: string }> = {
  contactMessages: {
    table: 'contact.contact_messages',
    id: 'id',
    where: 'spam_reason IS NULL',
    age: 'created_at',
  },
  spam: { table: 'contact.contact_messages', id: 'id', where: 'spam_reason IS NOT NULL', age: 'created_at' },
  sentMails: {
    table: 'contact.mails',
    id: 'id',
    where: `status = 'sent' AND kind <> 'reply'`,
    age: 'sent_at',
  },
  documents: {
    table: 'contact.appointment_documents',
    id: 'id',
    where: 'true',
    age: `(SELECT ${VISIT_ENDED} FROM contact.appointments WHERE appointments.id = appointment_id)`,
  },
  // Whatever its state: what staff forgot to close must not stay for ever.
  appointments: {
    table: 'contact.appointments',
    id: 'id',
    where: 'true',
    age: VISIT_ENDED,
  },
  // Those that run are kept for as long as their customer wishes.
  inspectionReminders: {
    table: 'contact.inspection_reminders',
    id: 'id',
    where: `(stopped_at IS NOT NULL OR sent_since_consent >= ${MAILS_PER_CONSENT})`,
    age: 'coalesce(stopped_at, sent_at)',
  },
  idempotencyKeys: { table: 'contact.idempotency_keys', id: 'key', where: 'true', age: 'created_at' },
};

@Injectable()
export class RetentionRepository {
  constructor(private readonly db: DataSource) {}

  /** Does the work unless another replica is at it. */
  whileAlone(work: () => Promise<void>): Promise<void> {
    return this.db.transaction(async (manager) => {
      const [row]: { locked: boolean }[] = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1, 0) AS locked',
        [PURGE_LOCK],
      );
      if (row?.locked) await work();
    });
  }

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Deletes a few; fewer than `batch` were found when nothing is left. */
  async deleteSome(
    kind: RetentionKind,
    days: number,
    now: Date,
    manager: EntityManager,
  ): Promise<{ ids: (number | string)[]; isLast: boolean }> {
    const { table, id } = EXPIRED[kind];
    const [rows]: [{ id: number | string }[], number] = await manager.query(
      `DELETE FROM ${table} WHERE ${id} IN (
         SELECT ${id} FROM ${table} WHERE ${expired(kind)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING ${id} AS id`,
      [days, now],
    );
    return { ids: rows.map((row) => row.id), isLast: rows.length < BATCH };
  }

  /** Which network a visit was booked from tells a flood for a day; then only what waits for an answer keeps it. */
  async forgetOrigins(now: Date): Promise<void> {
    await this.db.query(
      `UPDATE contact.appointments SET booked_from = NULL
        WHERE booked_from IS NOT NULL AND status <> 'pending' AND created_at < $1::timestamptz - interval '1 day'`,
      [now],
    );
  }

  async count(days: RetentionDays, now: Date): Promise<RetentionCounts> {
    const counts = await Promise.all(
      Object.entries(EXPIRED).map(async ([kind, { table }]) => {
        const [row]: { count: number }[] = await this.db.query(
          `SELECT count(*)::int AS count FROM ${table} WHERE ${expired(kind as RetentionKind)}`,
          [days[kind as RetentionKind], now],
        );
        return [kind, row?.count ?? 0];
      }),
    );
    return Object.fromEntries(counts) as RetentionCounts;
  }

  async messages(days: RetentionDays, now: Date): Promise<ExpiringMessage[]> {
    const rows: (Omit<ExpiringMessage, 'createdAt'> & { createdAt: Date })[] = await this.db.query(
      `SELECT id, created_at AS "createdAt", is_read AS "isRead",
              answered_at IS NOT NULL AS "isAnswered", spam_reason IS NOT NULL AS "isSpam"
         FROM contact.contact_messages
        WHERE created_at < $2::timestamptz
                - make_interval(days => CASE WHEN spam_reason IS NULL THEN $1::int ELSE $3::int END)
        ORDER BY created_at LIMIT ${LISTED}`,
      [days.contactMessages, now, days.spam],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  appointments({ appointments }: RetentionDays, now: Date): Promise<ExpiringAppointment[]> {
    return this.db.query<ExpiringAppointment[]>(
      `SELECT id, booking_id AS "bookingId", end_date::text AS "endDate",
              (SELECT count(*)::int FROM contact.appointment_documents
                WHERE appointment_id = appointments.id) AS documents
         FROM contact.appointments WHERE ${expired('appointments')}
        ORDER BY end_date, id LIMIT ${LISTED}`,
      [appointments, now],
    );
  }

  documents({ documents }: RetentionDays, now: Date): Promise<ExpiringDocument[]> {
    return this.db.query<ExpiringDocument[]>(
      `SELECT document.id, visit.booking_id AS "bookingId", visit.end_date::text AS "endDate", document.bytes
         FROM contact.appointment_documents AS document
         JOIN contact.appointments AS visit ON visit.id = document.appointment_id
        WHERE document.id IN (SELECT id FROM contact.appointment_documents WHERE ${expired('documents')})
        ORDER BY visit.end_date, document.id LIMIT ${LISTED}`,
      [documents, now],
    );
  }

  async inspectionReminders({ inspectionReminders }: RetentionDays, now: Date): Promise<ExpiringReminder[]> {
    const { age } = EXPIRED.inspectionReminders;
    const rows = await this.db.query<{ id: number; endedAt: Date }[]>(
      `SELECT id, ${age} AS "endedAt" FROM contact.inspection_reminders
        WHERE ${expired('inspectionReminders')} ORDER BY ${age}, id LIMIT ${LISTED}`,
      [inspectionReminders, now],
    );
    return rows.map(({ id, endedAt }) => ({ id, endedAt: endedAt.toISOString() }));
  }
}

function expired(kind: RetentionKind): string {
  const { where, age } = EXPIRED[kind];
  return `${where} AND ${age} < $2::timestamptz - make_interval(days => $1::int)`;
}
