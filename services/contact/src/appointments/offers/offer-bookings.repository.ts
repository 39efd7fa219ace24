import type { OfferBookings } from '@garage/contracts/offers';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class OfferBookingsRepository {
  constructor(private readonly db: DataSource) {}

  /** By offer; only those that have any. */
  count(): Promise<OfferBookings[]> {
    return this.db.query<OfferBookings[]>(
      `SELECT offer_id AS id, count(*)::int AS bookings FROM contact.appointments
        WHERE offer_id IS NOT NULL AND status NOT IN ('declined', 'cancelled')
        GROUP BY offer_id ORDER BY offer_id`,
    );
  }
}
