import type { AppointmentState } from '@garage/contracts/booking';
import type { Language } from '@garage/contracts/languages';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Place, Visit } from './availability/workshop-day.js';

/** Serialises whatever changes who occupies the workshop; bookings of a garage are few. */
const WORKSHOP_LOCK = 0x626f6f6b;

export interface NewAppointment {
  bookingId: string;
  serviceIds: number[];
  otherText: string | null;
  name: string;
  email: string;
  phone: string;
  vehicleMake: string | null;
  vehicleModel: string | null;
  vehicleYear: number | null;
  vehicleLicensePlate: string | null;
  notes: string | null;
  earlierIfPossible: boolean;
  language: Language;
  consentVersion: string;
  idempotencyKey: string | null;
  fingerprint: string;
}

export interface StoredAppointment {
  id: number;
  bookingId: string;
  status: AppointmentState;
  appointmentDate: string;
  startMinute: number;
  endDate: string;
  endMinute: number;
  fingerprint: string;
}

const COLUMNS = `id, booking_id AS "bookingId", status, appointment_date::text AS "appointmentDate",
  start_minute AS "startMinute", end_date::text AS "endDate", end_minute AS "endMinute", fingerprint`;

@Injectable()
export class AppointmentsRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Waits until nobody else changes who occupies the workshop; free again at the transaction's end. */
  async lockWorkshop(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [WORKSHOP_LOCK]);
  }

  async findByKey(key: string, manager: EntityManager = this.db.manager): Promise<StoredAppointment | null> {
    const [found] = await manager.query<StoredAppointment[]>(
      `SELECT ${COLUMNS} FROM contact.appointments WHERE idempotency_key = $1`,
      [key],
    );
    return found ?? null;
  }

  /** Stores the appointment with a seat in each of its places. The workshop must be locked. */
  async insert(
    appointment: NewAppointment,
    visit: Visit,
    manager: EntityManager,
  ): Promise<StoredAppointment> {
    const [stored] = await manager.query<StoredAppointment[]>(
      `INSERT INTO contact.appointments (
         booking_id, service_ids, other_text, appointment_date, start_minute, end_date, end_minute, drop_off,
         customer_name, customer_email, customer_phone, vehicle_make, vehicle_model, vehicle_year,
         vehicle_license_plate, notes, earlier_if_possible, language, consent_at, consent_version,
         idempotency_key, fingerprint)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, now(), $19, $20, $21)
       RETURNING ${COLUMNS}`,
      [
        appointment.bookingId,
        appointment.serviceIds,
        appointment.otherText,
        visit.date,
        visit.start,
        visit.endDate,
        visit.end,
        visit.dropOff,
        appointment.name,
        appointment.email,
        appointment.phone,
        appointment.vehicleMake,
        appointment.vehicleModel,
        appointment.vehicleYear,
        appointment.vehicleLicensePlate,
        appointment.notes,
        appointment.earlierIfPossible,
        appointment.language,
        appointment.consentVersion,
        appointment.idempotencyKey,
        appointment.fingerprint,
      ],
    );
    await this.takeSeats(stored!.id, visit.places, manager);
    await manager.query(
      `INSERT INTO contact.appointment_history (appointment_id, status, actor) VALUES ($1, 'pending', 'customer')`,
      [stored!.id],
    );
    return stored!;
  }

  /** The lowest free seat of each place. Without one, the database refuses the whole appointment. */
  private async takeSeats(id: number, places: readonly Place[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, seat)
       SELECT $1, wanted.date, wanted.start_minute, wanted.end_minute,
              (SELECT min(free.seat) FROM generate_series(1, wanted.capacity) AS free (seat)
                WHERE NOT EXISTS (
                  SELECT FROM contact.appointment_places AS taken
                   WHERE taken.date = wanted.date AND taken.start_minute = wanted.start_minute
                     AND taken.seat = free.seat))
         FROM unnest($2::date[], $3::int[], $4::int[], $5::int[])
              AS wanted (date, start_minute, end_minute, capacity)`,
      [
        id,
        places.map(({ date }) => date),
        places.map(({ from }) => from),
        places.map(({ to }) => to),
        places.map(({ capacity }) => capacity),
      ],
    );
  }

  async settings(manager: EntityManager): Promise<{ leadHours: number; horizonDays: number }> {
    const [settings] = await manager.query<{ leadHours: number; horizonDays: number }[]>(
      'SELECT lead_hours AS "leadHours", horizon_days AS "horizonDays" FROM contact.booking_settings',
    );
    return settings!;
  }
}
