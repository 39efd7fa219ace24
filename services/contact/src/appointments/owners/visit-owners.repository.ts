import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { OwnedVisit, VisitOwner } from './visit-owner.js';

const CONTACT = `customer_name AS name, customer_email AS email, customer_phone AS phone, vehicle_make AS "vehicleMake",
  vehicle_model AS "vehicleModel", vehicle_year AS "vehicleYear", vehicle_license_plate AS "vehicleLicensePlate",
  created_at AS at`;

@Injectable()
export class VisitOwnersRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async unlinkedAfter(id: number, limit: number): Promise<number[]> {
    const rows = await this.db.query<{ id: number }[]>(
      'SELECT id FROM contact.appointments WHERE customer_id IS NULL AND id > $1 ORDER BY id LIMIT $2',
      [id, limit],
    );
    return rows.map((row) => row.id);
  }

  /** Null when it has an owner, or somebody else is changing it. */
  async lockUnlinked(id: number, manager: EntityManager): Promise<OwnedVisit | null> {
    const [found] = await manager.query<OwnedVisit[]>(
      `SELECT ${CONTACT}
         FROM contact.appointments WHERE id = $1 AND customer_id IS NULL FOR NO KEY UPDATE SKIP LOCKED`,
      [id],
    );
    return found ?? null;
  }

  async setOwner(id: number, { customerId, vehicleId }: VisitOwner, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.appointments SET customer_id = $2, vehicle_id = $3 WHERE id = $1', [
      id,
      customerId,
      vehicleId,
    ]);
  }

  async lockOf(customerId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      'SELECT FROM contact.appointments WHERE customer_id = $1 ORDER BY id FOR NO KEY UPDATE',
      [customerId],
    );
  }

  async moveAll(from: number, to: number, manager: EntityManager): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await manager.query(
      'UPDATE contact.appointments SET customer_id = $2 WHERE customer_id = $1 RETURNING id',
      [from, to],
    );
    return rows.map(({ id }) => id);
  }

  async move(ids: readonly number[], from: number, to: number, manager: EntityManager): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await manager.query(
      'UPDATE contact.appointments SET customer_id = $3 WHERE id = ANY ($1) AND customer_id = $2 RETURNING id',
      [ids, from, to],
    );
    return rows.map(({ id }) => id);
  }

  async contactOf(id: number, customerId: number, manager: EntityManager): Promise<OwnedVisit | null> {
    const [found] = await manager.query<OwnedVisit[]>(
      `SELECT ${CONTACT} FROM contact.appointments WHERE id = $1 AND customer_id = $2 FOR NO KEY UPDATE`,
      [id, customerId],
    );
    return found ?? null;
  }
}
