import { CUSTOMERS_LIMITS, type SaveCustomerRequest } from '@garage/contracts/customers';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessagePosition } from '../messages/message-cursor.js';
import { fits, Values } from '../search/search-conditions.js';
import type { WordSearch } from '../search/word-search.js';
import { behind, micros, type PageWish } from './latest-first.js';

export interface Customer {
  id: number;
  version: number;
  name: string;
  email: string | null;
  phone: string | null;
  lastContactAt: Date;
}

export type ListedCustomer = Customer & MessagePosition;

export interface CustomerKey {
  kind: 'email' | 'phone';
  value: string;
}

export interface StoredNote {
  id: number;
  text: string;
  authorId: number;
  createdAt: Date;
}

const COLUMNS = `id, version, name, email, phone, last_contact_at AS "lastContactAt", ${micros('last_contact_at')}`;
const LATEST_FIRST = 'last_contact_at DESC, id DESC';
const WORDS = { words: 'words', hasPlates: true };
/** What so many of the latest customers do not fill a page with is rare enough to be fetched from the index. */
const LOOKED_THROUGH = 1000;

@Injectable()
export class CustomersRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Whoever came last first. */
  async findPage(wish: PageWish): Promise<ListedCustomer[]> {
    if (!wish.search) return this.findLatest(wish);
    const common = wish.search.isRare ? [] : await this.findAmongLatest(wish, wish.search);
    return common.length === wish.limit ? common : this.findByIndex(wish, wish.search);
  }

  async find(id: number): Promise<Customer | null> {
    const [found] = await this.db.query<Customer[]>(
      `SELECT ${COLUMNS} FROM contact.customers WHERE id = $1 AND merged_into IS NULL`,
      [id],
    );
    return found ?? null;
  }

  /** Nobody else changes them until the transaction ends. */
  async lock(id: number, manager: EntityManager): Promise<Customer | null> {
    const [found] = await manager.query<Customer[]>(
      `SELECT ${COLUMNS} FROM contact.customers WHERE id = $1 AND merged_into IS NULL FOR UPDATE`,
      [id],
    );
    return found ?? null;
  }

  async findKeys(id: number): Promise<CustomerKey[]> {
    return this.db.query<CustomerKey[]>(
      'SELECT kind, value FROM contact.customer_keys WHERE customer_id = $1 ORDER BY kind, value',
      [id],
    );
  }

  /** Others with the same telephone, or whose car they have brought; the latest first. */
  findSimilar(id: number): Promise<ListedCustomer[]> {
    return this.db.query<ListedCustomer[]>(
      `SELECT ${COLUMNS} FROM contact.customers
        WHERE merged_into IS NULL AND id <> $1 AND id IN (
          SELECT other.customer_id FROM contact.customer_keys AS own
            JOIN contact.customer_keys AS other ON other.kind = own.kind AND other.value = own.value
           WHERE own.customer_id = $1 AND own.kind = 'phone')
        ORDER BY ${LATEST_FIRST} LIMIT ${CUSTOMERS_LIMITS.similar}`,
      [id],
    );
  }

  /** What is set stays as it is when the customer books again. */
  async save(
    id: number,
    { name, email, phone }: SaveCustomerRequest,
    corrected: readonly string[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE contact.customers
          SET name = $2, email = $3, phone = $4, version = version + 1,
              corrected = ARRAY(SELECT DISTINCT unnest(corrected || $5::text[]))
        WHERE id = $1`,
      [id, name, email ?? null, phone ?? null, corrected],
    );
  }

  /** They are known again by these from now on; an address that is somebody else's is left to them. */
  async addKeys(
    id: number,
    { email, phone }: { email: string | null; phone: string | null },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO contact.customer_keys (customer_id, kind, value)
       SELECT $1, kind, value FROM (VALUES ('email', $2::text), ('phone', $3::text)) AS key (kind, value)
        WHERE value IS NOT NULL ON CONFLICT DO NOTHING`,
      [id, email, phone],
    );
  }

  async hasAddress(id: number, email: string, manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `SELECT FROM contact.customer_keys WHERE kind = 'email' AND value = $2 AND customer_id = $1`,
      [id, email],
    );
    return rows.length > 0;
  }

  /** Oldest first. */
  findNotes(customerId: number): Promise<StoredNote[]> {
    return this.db.query<StoredNote[]>(
      `SELECT id, text, author_id AS "authorId", created_at AS "createdAt"
         FROM contact.customer_notes WHERE customer_id = $1 ORDER BY id`,
      [customerId],
    );
  }

  async addNote(customerId: number, text: string, authorId: number, manager: EntityManager): Promise<number> {
    const [added] = await manager.query<{ id: number }[]>(
      'INSERT INTO contact.customer_notes (customer_id, text, author_id) VALUES ($1, $2, $3) RETURNING id',
      [customerId, text, authorId],
    );
    return added!.id;
  }

  async deleteNote(id: number, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM contact.customer_notes WHERE id = $1', [id]);
  }

  private findLatest({ after, limit }: PageWish): Promise<ListedCustomer[]> {
    const values = new Values();
    return this.db.query<ListedCustomer[]>(
      `SELECT ${COLUMNS} FROM contact.customers
        WHERE merged_into IS NULL AND ${behind(after, 'last_contact_at', values)}
        ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }

  /** As in the other lists: what is frequent fills a page before all of it has been fetched and sorted. */
  private findAmongLatest({ after, limit }: PageWish, search: WordSearch): Promise<ListedCustomer[]> {
    const values = new Values();
    return this.db.query<ListedCustomer[]>(
      `SELECT ${COLUMNS} FROM (
         SELECT * FROM contact.customers WHERE merged_into IS NULL AND ${behind(after, 'last_contact_at', values)}
          ORDER BY ${LATEST_FIRST} LIMIT ${LOOKED_THROUGH}) AS latest
        WHERE ${fits(search, values, WORDS)} ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }

  /** By their own words, or by those of a car of theirs. */
  private findByIndex({ after, limit }: PageWish, search: WordSearch): Promise<ListedCustomer[]> {
    const values = new Values();
    return this.db.query<ListedCustomer[]>(
      `WITH found AS MATERIALIZED (
         SELECT id AS customer_id FROM contact.customers WHERE ${fits(search, values, WORDS)}
         UNION
         SELECT customer_id FROM contact.customer_vehicles WHERE ${fits(search, values, WORDS)})
       SELECT ${COLUMNS} FROM found
         JOIN LATERAL (SELECT * FROM contact.customers
                        WHERE id = found.customer_id AND merged_into IS NULL
                          AND ${behind(after, 'last_contact_at', values)} LIMIT 1) AS customer ON true
        ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }
}
