import { APPOINTMENTS_LIMITS } from '@garage/contracts/appointments';
import { type AppointmentState, MOVABLE_STATES } from '@garage/contracts/booking';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Appointment } from '../appointment.js';
import { APPOINTMENT_COLUMNS } from '../appointments.repository.js';

export interface StoredVisit {
  id: number;
  date: string;
  status: AppointmentState;
  serviceIds: number[];
  name: string;
  vehicleLicensePlate: string | null;
  sameCustomer: boolean;
  sameVehicle: boolean;
}

/** When a visit would have begun that does not come then. */
export interface FreedMoment {
  date: string;
  startMinute: number;
}

/** Somebody who would come earlier. */
export interface StoredWish extends FreedMoment {
  id: number;
  name: string;
  phone: string;
}

export interface StoredNote {
  id: number;
  text: string;
  authorId: number;
  createdAt: Date;
}

/** `ZH 123 456` is `ZH123456`; null when nothing is left. */
const PLATE = (column: string) => `nullif(regexp_replace(upper(${column}), '[^A-Z0-9]', '', 'g'), '')`;
/** The last nine digits: with and without the country's code it is the same telephone. */
const PHONE = (column: string) => `right(regexp_replace(${column}, '\\D', '', 'g'), 9)`;

/** What staff read about appointments; they change through `AppointmentStates`. */
@Injectable()
export class StaffAppointmentsRepository {
  constructor(private readonly db: DataSource) {}

  /** Those that touch the days, in the order of their beginning. */
  findBetween(from: string, to: string): Promise<Appointment[]> {
    return this.db.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments
        WHERE appointment_date <= $2 AND end_date >= $1
        ORDER BY appointment_date, start_minute, id`,
      [from, to],
    );
  }

  /** Those that nobody has answered yet, the oldest day first: one that is past still waits for a word. */
  findWaiting(): Promise<Appointment[]> {
    return this.db.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments
        WHERE status = 'pending'
        ORDER BY appointment_date, start_minute, id LIMIT $1`,
      [APPOINTMENTS_LIMITS.waiting],
    );
  }

  /** Other visits up to its day of whoever has the same address, telephone or number plate. */
  findEarlierVisits(id: number): Promise<StoredVisit[]> {
    return this.db.query<StoredVisit[]>(
      `SELECT * FROM (
         SELECT visit.id, visit.appointment_date::text AS date, visit.status,
                visit.service_ids AS "serviceIds", visit.customer_name AS name,
                visit.vehicle_license_plate AS "vehicleLicensePlate",
                coalesce(lower(visit.customer_email) = lower(this.customer_email), false)
                  OR (length(${PHONE('this.customer_phone')}) = 9
                      AND ${PHONE('visit.customer_phone')} = ${PHONE('this.customer_phone')}) AS "sameCustomer",
                coalesce(${PLATE('visit.vehicle_license_plate')} = ${PLATE('this.vehicle_license_plate')}, false)
                  AS "sameVehicle"
           FROM contact.appointments AS this
           JOIN contact.appointments AS visit
             ON visit.id <> this.id AND visit.appointment_date <= this.appointment_date
          WHERE this.id = $1) AS visits
        WHERE "sameCustomer" OR "sameVehicle"
        ORDER BY date DESC, id DESC LIMIT $2`,
      [id, APPOINTMENTS_LIMITS.earlierVisits],
    );
  }

  /** Who would come earlier than planned, and has a time after this one; the next one first. */
  findEarlierWishes({ date, startMinute }: FreedMoment): Promise<StoredWish[]> {
    return this.db.query<StoredWish[]>(
      `SELECT id, customer_name AS name, customer_phone AS phone, appointment_date::text AS date,
              start_minute AS "startMinute"
         FROM contact.appointments
        WHERE earlier_if_possible AND status = ANY ($3)
          AND (appointment_date, start_minute) > ($1::date, $2::int)
        ORDER BY appointment_date, start_minute, id LIMIT $4`,
      [date, startMinute, MOVABLE_STATES, APPOINTMENTS_LIMITS.earlierWishes],
    );
  }

  /** Oldest first. */
  findNotes(appointmentId: number): Promise<StoredNote[]> {
    return this.db.query<StoredNote[]>(
      `SELECT id, text, author_id AS "authorId", created_at AS "createdAt"
         FROM contact.appointment_notes WHERE appointment_id = $1 ORDER BY id`,
      [appointmentId],
    );
  }

  /** False when there is no such appointment. */
  async addNote(appointmentId: number, text: string, authorId: number): Promise<boolean> {
    const rows: unknown[] = await this.db.query(
      `INSERT INTO contact.appointment_notes (appointment_id, text, author_id)
       SELECT id, $2, $3 FROM contact.appointments WHERE id = $1 RETURNING id`,
      [appointmentId, text, authorId],
    );
    return rows.length > 0;
  }

  async deleteNote(id: number): Promise<void> {
    await this.db.query('DELETE FROM contact.appointment_notes WHERE id = $1', [id]);
  }
}
