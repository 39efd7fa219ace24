import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Sender } from './sender.js';

const UNLINKED = 'customer_id IS NULL AND spam_reason IS NULL';

@Injectable()
export class MessageSendersRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async unlinkedAfter(id: number, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      `SELECT id FROM contact.contact_messages WHERE ${UNLINKED} AND id > $1 ORDER BY id LIMIT $2`,
      [id, limit],
    );
    return rows.map((row) => row.id);
  }

  /** Null when it has a customer, is spam, or somebody else is changing it. */
  async lockUnlinked(id: number, manager: EntityManager): Promise<Sender | null> {
    const [found] = await manager.query<Sender[]>(
      `SELECT name, email, phone, created_at AS at FROM contact.contact_messages
        WHERE id = $1 AND ${UNLINKED} FOR NO KEY UPDATE SKIP LOCKED`,
      [id],
    );
    return found ?? null;
  }

  async setCustomer(id: number, customerId: number | null, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.contact_messages SET customer_id = $2 WHERE id = $1', [
      id,
      customerId,
    ]);
  }

  async lockOf(customerId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      'SELECT FROM contact.contact_messages WHERE customer_id = $1 ORDER BY id FOR NO KEY UPDATE',
      [customerId],
    );
  }

  async moveAll(from: number, to: number, manager: EntityManager): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await manager.query(
      'UPDATE contact.contact_messages SET customer_id = $2 WHERE customer_id = $1 RETURNING id',
      [from, to],
    );
    return rows.map(({ id }) => id);
  }

  async move(ids: readonly number[], from: number, to: number, manager: EntityManager): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await manager.query(
      'UPDATE contact.contact_messages SET customer_id = $3 WHERE id = ANY ($1) AND customer_id = $2 RETURNING id',
      [ids, from, to],
    );
    return rows.map(({ id }) => id);
  }

  async contactOf(id: number, customerId: number, manager: EntityManager): Promise<Sender | null> {
    const [found] = await manager.query<Sender[]>(
      `SELECT name, email, phone, created_at AS at FROM contact.contact_messages
        WHERE id = $1 AND customer_id = $2 FOR NO KEY UPDATE`,
      [id, customerId],
    );
    return found ?? null;
  }
}
