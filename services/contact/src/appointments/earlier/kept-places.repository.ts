import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export type KeptState = 'open' | 'taken' | 'left' | 'expired' | 'withdrawn';

export interface StoredKeptPlace {
  id: number;
  /** For whom it is kept. */
  appointmentId: number;
  /** Whose place it was; null when that is not stored any more. */
  freedBy: number | null;
  date: string;
  startMinute: number;
  state: KeptState;
  /** Its customer hears of it then. */
  beginsAt: Date;
  endsAt: Date;
  mailedAt: Date | null;
}

const COLUMNS = `id, appointment_id AS "appointmentId", freed_by AS "freedBy", date::text,
  start_minute AS "startMinute", state, begins_at AS "beginsAt", ends_at AS "endsAt", mailed_at AS "mailedAt"`;

/** Places that are, or were, kept for those who would come earlier. */
@Injectable()
export class KeptPlacesRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async add(
    place: Omit<StoredKeptPlace, 'id' | 'state' | 'mailedAt'>,
    manager: EntityManager,
  ): Promise<StoredKeptPlace> {
    const [stored] = await manager.query<StoredKeptPlace[]>(
      `INSERT INTO contact.kept_places (appointment_id, freed_by, date, start_minute, begins_at, ends_at)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${COLUMNS}`,
      [place.appointmentId, place.freedBy, place.date, place.startMinute, place.beginsAt, place.endsAt],
    );
    return stored!;
  }

  findById(id: number, manager: EntityManager = this.db.manager): Promise<StoredKeptPlace | null> {
    return this.first('id = $1', [id], manager);
  }

  findOpenOf(
    appointmentId: number,
    manager: EntityManager = this.db.manager,
  ): Promise<StoredKeptPlace | null> {
    return this.first(`appointment_id = $1 AND state = 'open'`, [appointmentId], manager);
  }

  /** What was given back by it and is kept for somebody now. */
  findFreedBy(appointmentId: number, manager: EntityManager = this.db.manager): Promise<StoredKeptPlace[]> {
    return manager.query<StoredKeptPlace[]>(
      `SELECT ${COLUMNS} FROM contact.kept_places WHERE freed_by = $1 AND state = 'open' ORDER BY id`,
      [appointmentId],
    );
  }

  /** Who of them has a place that is kept, or has had one on that day; with when that was, for the latter. */
  findAround(
    appointmentIds: readonly number[],
    date: string,
    manager: EntityManager,
  ): Promise<StoredKeptPlace[]> {
    return manager.query<StoredKeptPlace[]>(
      `SELECT ${COLUMNS} FROM contact.kept_places
        WHERE appointment_id = ANY ($1) AND (state = 'open' OR date = $2)`,
      [appointmentIds, date],
    );
  }

  /** Locked for whoever asks first: those that another replica has locked are its own. */
  lockUnmailed(now: Date, limit: number, manager: EntityManager): Promise<StoredKeptPlace[]> {
    return manager.query<StoredKeptPlace[]>(
      `SELECT ${COLUMNS} FROM contact.kept_places
        WHERE state = 'open' AND mailed_at IS NULL AND begins_at <= $1
        ORDER BY begins_at, id LIMIT $2 FOR UPDATE SKIP LOCKED`,
      [now, limit],
    );
  }

  async noteMail(id: number, at: Date, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.kept_places SET mailed_at = $2 WHERE id = $1', [id, at]);
  }

  async findEnded(now: Date, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT id FROM contact.kept_places WHERE state = 'open' AND ends_at <= $1 ORDER BY ends_at, id LIMIT $2`,
      [now, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** False when it is not kept any more: somebody was faster. */
  async end(id: number, state: KeptState, manager: EntityManager): Promise<boolean> {
    const [, ended]: [unknown, number] = await manager.query(
      `UPDATE contact.kept_places SET state = $2 WHERE id = $1 AND state = 'open'`,
      [id, state],
    );
    return ended > 0;
  }

  /** As if it had never been kept. */
  async forget(id: number, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM contact.kept_places WHERE id = $1', [id]);
  }

  private async first(
    where: string,
    values: unknown[],
    manager: EntityManager,
  ): Promise<StoredKeptPlace | null> {
    const [found] = await manager.query<StoredKeptPlace[]>(
      `SELECT ${COLUMNS} FROM contact.kept_places WHERE ${where}`,
      values,
    );
    return found ?? null;
  }
}
