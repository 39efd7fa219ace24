import type { FindingState, Rating } from '@garage/contracts/customer-visit';
import type { EarlierFinding } from '@garage/contracts/findings';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What a finding says; a change of it asks a customer again who was asked already. */
export interface FindingWords {
  title: string;
  rating: Rating;
  text: string | null;
  price: number | null;
  minutes: number | null;
}

export interface StoredFinding extends FindingWords {
  id: number;
  appointmentId: number;
  state: FindingState;
  version: number;
  changedById: number;
  updatedAt: Date;
  offeredAt: Date | null;
  answeredAt: Date | null;
}

export interface NewFinding extends FindingWords {
  appointmentId: number;
  continuesId: number | null;
  idempotencyKey: string | null;
  changedById: number;
}

const COLUMNS = `id, appointment_id AS "appointmentId", title, rating, text, price, minutes, state, version,
  changed_by AS "changedById", updated_at AS "updatedAt", offered_at AS "offeredAt", answered_at AS "answeredAt"`;

/** What the workshop has found. Changes happen while the appointment is locked. */
@Injectable()
export class FindingsRepository {
  constructor(private readonly db: DataSource) {}

  /** Oldest first. */
  findOf(appointmentId: number, manager: EntityManager = this.db.manager): Promise<StoredFinding[]> {
    return manager.query<StoredFinding[]>(
      `SELECT ${COLUMNS} FROM contact.findings WHERE appointment_id = $1 ORDER BY id`,
      [appointmentId],
    );
  }

  async find(
    appointmentId: number,
    id: number,
    manager: EntityManager = this.db.manager,
  ): Promise<StoredFinding | null> {
    const [found] = await manager.query<StoredFinding[]>(
      `SELECT ${COLUMNS} FROM contact.findings WHERE appointment_id = $1 AND id = $2`,
      [appointmentId, id],
    );
    return found ?? null;
  }

  async findByKey(appointmentId: number, key: string, manager: EntityManager): Promise<StoredFinding | null> {
    const [found] = await manager.query<StoredFinding[]>(
      `SELECT ${COLUMNS} FROM contact.findings WHERE appointment_id = $1 AND idempotency_key = $2`,
      [appointmentId, key],
    );
    return found ?? null;
  }

  async insert(finding: NewFinding, manager: EntityManager): Promise<StoredFinding> {
    const { appointmentId, title, rating, text, price, minutes } = finding;
    const [stored] = await manager.query<StoredFinding[]>(
      `INSERT INTO contact.findings
         (appointment_id, title, rating, text, price, minutes, continues_id, idempotency_key, changed_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING ${COLUMNS}`,
      [
        appointmentId,
        title,
        rating,
        text,
        price,
        minutes,
        finding.continuesId,
        finding.idempotencyKey,
        finding.changedById,
      ],
    );
    return stored!;
  }

  async setWords(
    id: number,
    words: FindingWords,
    changedById: number,
    manager: EntityManager,
  ): Promise<void> {
    const { title, rating, text, price, minutes } = words;
    await manager.query(
      `UPDATE contact.findings
          SET title = $2, rating = $3, text = $4, price = $5, minutes = $6, changed_by = $7,
              version = version + 1, updated_at = now()
        WHERE id = $1`,
      [id, title, rating, text, price, minutes, changedById],
    );
  }

  /** What belongs to it has changed: whoever looks at it sees something else than before. */
  async touch(ids: readonly number[], changedById: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.findings SET version = version + 1, updated_at = now(), changed_by = $2 WHERE id = ANY ($1)`,
      [ids, changedById],
    );
  }

  /** The customer is asked, from now on. */
  async setOffered(id: number, changedById: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.findings
          SET state = 'offered', offered_at = now(), reminded_at = NULL, answered_at = NULL, changed_by = $2,
              version = version + 1, updated_at = now()
        WHERE id = $1`,
      [id, changedById],
    );
  }

  async setAnswered(id: number, state: FindingState, at: Date, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.findings SET state = $2, answered_at = $3 WHERE id = $1', [
      id,
      state,
      at,
    ]);
  }

  async delete(id: number, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM contact.findings WHERE id = $1', [id]);
  }

  /** Of each of these appointments how many wait for the customer, and about how many the customer wants a call. */
  async countOpen(
    appointmentIds: readonly number[],
  ): Promise<ReadonlyMap<number, { unanswered: number; calls: number }>> {
    const rows = await this.db.query<{ appointmentId: number; unanswered: number; calls: number }[]>(
      `SELECT appointment_id AS "appointmentId", count(*) FILTER (WHERE state = 'offered')::int AS unanswered,
              count(*) FILTER (WHERE state = 'call')::int AS calls
         FROM contact.findings WHERE appointment_id = ANY ($1) AND state IN ('offered', 'call')
        GROUP BY appointment_id`,
      [appointmentIds],
    );
    return new Map(rows.map(({ appointmentId, ...counts }) => [appointmentId, counts]));
  }

  /** Declined at one of these visits and not taken up since; the latest first. */
  async findDeclined(
    appointmentIds: readonly number[],
  ): Promise<(Omit<EarlierFinding, 'date'> & { appointmentId: number })[]> {
    return this.db.query(
      `SELECT id, appointment_id AS "appointmentId", title, rating, text, price, minutes
         FROM contact.findings AS finding
        WHERE appointment_id = ANY ($1) AND state = 'declined'
          AND NOT EXISTS (SELECT FROM contact.findings AS later WHERE later.continues_id = finding.id)
        ORDER BY id DESC LIMIT 10`,
      [appointmentIds],
    );
  }

  /** Appointments with findings that have waited for the customer since then or longer, and of which nobody was told. */
  async findUnanswered(since: Date, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ appointmentId: number }[]>(
      `SELECT DISTINCT appointment_id AS "appointmentId" FROM contact.findings
        WHERE state = 'offered' AND reminded_at IS NULL AND offered_at <= $1 LIMIT $2`,
      [since, limit],
    );
    return rows.map(({ appointmentId }) => appointmentId);
  }

  /** Notes that staff are told of them; answers which those are. */
  async noteReminders(
    appointmentId: number,
    { since, now }: { since: Date; now: Date },
    manager: EntityManager,
  ): Promise<number[]> {
    const [reminded]: [{ id: number }[], number] = await manager.query(
      `UPDATE contact.findings SET reminded_at = $3
        WHERE appointment_id = $1 AND state = 'offered' AND reminded_at IS NULL AND offered_at <= $2
        RETURNING id`,
      [appointmentId, since, now],
    );
    return reminded.map(({ id }) => id);
  }
}
