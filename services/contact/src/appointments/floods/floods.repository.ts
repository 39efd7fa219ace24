import { FLOOD_SIGNS } from '@garage/contracts/booking-floods';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { WaitingVisit } from './group-floods.js';

export interface StoredWaitingVisit extends WaitingVisit {
  bookingId: string;
  name: string;
  email: string | null;
  phone: string;
  date: string;
  startMinute: number;
}

@Injectable()
export class FloodsRepository {
  constructor(private readonly db: DataSource) {}

  /** The latest visits that wait for the garage's answer. */
  findWaiting(): Promise<StoredWaitingVisit[]> {
    return this.db.query<StoredWaitingVisit[]>(
      `SELECT id, booking_id AS "bookingId", customer_name AS name, customer_email AS email,
              customer_phone AS phone, appointment_date::text AS date, start_minute AS "startMinute",
              created_at AS "bookedAt", contact.mailbox_of(customer_email) AS mailbox,
              booked_from AS "bookedFrom", recipient_confirmed_at IS NOT NULL AS "recipientConfirmed",
              recipient_stopped_at IS NOT NULL AS "recipientStopped"
         FROM contact.appointments WHERE status = 'pending'
        ORDER BY created_at DESC LIMIT $1`,
      [FLOOD_SIGNS.looked],
    );
  }
}
