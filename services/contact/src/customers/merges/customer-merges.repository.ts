import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** What belonged to the customer who was merged. */
export interface Moved {
  appointments: number[];
  messages: number[];
  vehicles: number[];
  notes: number[];
  emails: string[];
  phones: string[];
}

export interface Merge extends Moved {
  id: number;
  keptId: number;
  mergedId: number;
  isUndone: boolean;
}

export interface ListedMerge {
  id: number;
  name: string;
  mergedBy: number;
  mergedAt: Date;
}

type OwnPart = 'customer_vehicles' | 'customer_notes';

/** What of customers' own tables moves when two become one, and back. */
@Injectable()
export class CustomerMergesRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Those that can be taken back, the latest first. */
  findOf(customerId: number): Promise<ListedMerge[]> {
    return this.db.query<ListedMerge[]>(
      `SELECT merge.id, name, merged_by AS "mergedBy", merged_at AS "mergedAt"
         FROM contact.customer_merges AS merge JOIN contact.customers ON customers.id = merged_id
        WHERE kept_id = $1 AND undone_at IS NULL ORDER BY merge.id DESC`,
      [customerId],
    );
  }

  async lock(id: number, keptId: number, manager: EntityManager): Promise<Merge | null> {
    const [found] = await manager.query<Merge[]>(
      `SELECT id, kept_id AS "keptId", merged_id AS "mergedId", undone_at IS NOT NULL AS "isUndone",
              appointments, messages, vehicles, notes, emails, phones
         FROM contact.customer_merges WHERE id = $1 AND kept_id = $2 FOR UPDATE`,
      [id, keptId],
    );
    return found ?? null;
  }

  /** Which of them are there and stand by themselves; nobody else changes them until the transaction ends. */
  async lockCustomers(ids: readonly number[], manager: EntityManager): Promise<Set<number>> {
    const rows = await manager.query<{ id: number; isStanding: boolean }[]>(
      `SELECT id, merged_into IS NULL AS "isStanding" FROM contact.customers
        WHERE id = ANY ($1) ORDER BY id FOR UPDATE`,
      [ids],
    );
    return new Set(rows.filter(({ isStanding }) => isStanding).map(({ id }) => id));
  }

  async setMergedInto(id: number, keptId: number | null, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE contact.customers SET merged_into = $2, version = version + 1 WHERE id = $1',
      [id, keptId],
    );
  }

  /** The later contact of both counts for the one that stays. */
  async noteLatest(keptId: number, mergedId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.customers AS kept SET last_contact_at = greatest(kept.last_contact_at, merged.last_contact_at)
         FROM contact.customers AS merged WHERE kept.id = $1 AND merged.id = $2`,
      [keptId, mergedId],
    );
  }

  async record(
    keptId: number,
    mergedId: number,
    moved: Moved,
    userId: number,
    manager: EntityManager,
  ): Promise<number> {
    const { appointments, messages, vehicles, notes, emails, phones } = moved;
    const [recorded] = await manager.query<{ id: number }[]>(
      `INSERT INTO contact.customer_merges
         (kept_id, merged_id, appointments, messages, vehicles, notes, emails, phones, merged_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [keptId, mergedId, appointments, messages, vehicles, notes, emails, phones, userId],
    );
    return recorded!.id;
  }

  async setUndone(id: number, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.customer_merges SET undone_at = now() WHERE id = $1', [id]);
  }

  /** Answers which. */
  async moveAll(part: OwnPart, from: number, to: number, manager: EntityManager): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await manager.query(
      `UPDATE contact.${part} SET customer_id = $2 WHERE customer_id = $1 RETURNING id`,
      [from, to],
    );
    return rows.map(({ id }) => id);
  }

  async move(
    part: OwnPart,
    ids: readonly number[],
    from: number,
    to: number,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE contact.${part} SET customer_id = $3 WHERE id = ANY ($1) AND customer_id = $2`,
      [ids, from, to],
    );
  }

  /** What both are known by stays with each. Answers what has moved. */
  async moveKeys(
    kind: 'email' | 'phone',
    from: number,
    to: number,
    manager: EntityManager,
    only: readonly string[] | null = null,
  ): Promise<string[]> {
    const [rows]: [{ value: string }[], number] = await manager.query(
      `UPDATE contact.customer_keys AS key SET customer_id = $2
        WHERE customer_id = $1 AND kind = $3 AND ($4::text[] IS NULL OR value = ANY ($4))
          AND NOT EXISTS (SELECT FROM contact.customer_keys AS known
                           WHERE known.customer_id = $2 AND known.kind = key.kind AND known.value = key.value)
        RETURNING value`,
      [from, to, kind, only],
    );
    return rows.map(({ value }) => value);
  }
}
