import { APPOINTMENT_STATES, type AppointmentState, NEXT_STATES } from '@garage/contracts/appointment-states';
import { type FoundAppointment, PERSONAL_DATA_LIMITS } from '@garage/contracts/personal-data';
import { EXPIRING_LISTED, type ExpiringAppointment } from '@garage/contracts/retention';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExpiringRows } from '../stored-data/expiring-rows.js';
import type { PersonalDataPart, StoredPerson, StoredRecord } from '../stored-data/personal-data-part.js';
import type { Expiry, RetentionParts } from '../stored-data/retention-part.js';

/** `$1` are addresses, `$2` is the plate without what people write differently, or null, `$3` are customers. */
const OF_PERSON = `id IN (SELECT appointment_id FROM contact.appointment_search
    WHERE email = ANY ($1::text[]) OR plate = $2::text
  UNION SELECT id FROM contact.appointments WHERE customer_id = ANY ($3::int[]))`;
/** From the end of its last day on. */
const AGE = `((end_date + 1)::timestamp AT TIME ZONE 'Europe/Zurich')`;

/** States that nothing follows on. */
const OVER = APPOINTMENT_STATES.filter((state) => NEXT_STATES[state].length === 0);

/** Short enough that nobody waits for a lock. */
const FORGOTTEN_TOGETHER = 200;

/** What is kept of appointments, and for how long. */
@Injectable()
export class StoredAppointmentsRepository implements PersonalDataPart<FoundAppointment> {
  readonly retention: RetentionParts<'appointments'>;
  private readonly appointments: ExpiringRows;

  constructor(private readonly db: DataSource) {
    // Whatever its state: what staff forgot to close must not stay for ever.
    this.appointments = new ExpiringRows(db, {
      table: 'contact.appointments',
      id: 'id',
      where: 'true',
      age: AGE,
    });
    this.retention = { appointments: this.appointments };
  }

  /** The oldest that would go at this moment. */
  findExpiring({ days, now }: Expiry): Promise<Omit<ExpiringAppointment, 'documents'>[]> {
    return this.db.query<Omit<ExpiringAppointment, 'documents'>[]>(
      `SELECT id, booking_id AS "bookingId", end_date::text AS "endDate"
         FROM contact.appointments WHERE ${this.appointments.isExpired}
        ORDER BY ${AGE}, id LIMIT ${EXPIRING_LISTED}`,
      [days, now],
    );
  }

  /** Which network a visit was booked from tells a flood for a day; then only what waits for an answer keeps it. */
  async forgetOrigins(now: Date, stopping?: AbortSignal): Promise<void> {
    for (let isLast = false; !isLast;) {
      stopping?.throwIfAborted();
      const [, forgotten]: [unknown, number] = await this.db.query(
        `UPDATE contact.appointments SET booked_from = NULL WHERE id = ANY (ARRAY(
           SELECT id FROM contact.appointments
            WHERE booked_from IS NOT NULL AND status <> 'pending' AND created_at < $1::timestamptz - interval '1 day'
            LIMIT ${FORGOTTEN_TOGETHER} FOR UPDATE SKIP LOCKED))`,
        [now],
      );
      isLast = forgotten < FORGOTTEN_TOGETHER;
    }
  }

  find(person: StoredPerson): Promise<FoundAppointment[]> {
    return this.db.query<FoundAppointment[]>(
      `SELECT id, booking_id AS "bookingId", appointment_date::text AS date, status, customer_name AS name,
              customer_email AS email, vehicle_license_plate AS plate
         FROM contact.appointments
        WHERE ${OF_PERSON}
        ORDER BY appointment_date DESC, id DESC LIMIT ${PERSONAL_DATA_LIMITS.found}`,
      valuesOf(person),
    );
  }

  /** With history, notes and the places that were kept for it; whose those were is somebody else's. */
  async export(person: StoredPerson, manager: EntityManager): Promise<(StoredRecord & { id: number })[]> {
    const rows = await manager.query<{ record: StoredRecord & { id: number } }[]>(
      `SELECT to_jsonb(appointment) - 'fingerprint' - 'idempotency_key' - 'booked_from' - 'assignee_id' || jsonb_build_object(
                'history', (SELECT coalesce(jsonb_agg(to_jsonb(event) - 'user_id' ORDER BY id), '[]')
                   FROM contact.appointment_history AS event WHERE appointment_id = appointment.id),
                'notes_of_staff', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'text', text, 'createdAt', created_at) ORDER BY id), '[]')
                   FROM contact.appointment_notes WHERE appointment_id = appointment.id),
                'kept_places', (SELECT coalesce(jsonb_agg(to_jsonb(kept) - 'freed_by' ORDER BY id), '[]')
                   FROM contact.kept_places AS kept WHERE appointment_id = appointment.id)) AS record
         FROM contact.appointments AS appointment WHERE ${OF_PERSON} ORDER BY id`,
      valuesOf(person),
    );
    return rows.map(({ record }) => record);
  }

  /** Whether a visit is still to come or the car is in the workshop; until the transaction ends, that stays so. */
  async hasOpen(person: StoredPerson, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<{ status: AppointmentState }[]>(
      `SELECT status FROM contact.appointments WHERE ${OF_PERSON} FOR UPDATE`,
      valuesOf(person),
    );
    return rows.some(({ status }) => NEXT_STATES[status].length > 0);
  }

  /**
   * With history, notes, documents and mails. Answers how many. What was booked after `hasOpen` has looked stays: its
   * customer counts on it.
   */
  async erase(person: StoredPerson, manager: EntityManager): Promise<number> {
    const [, erased]: [unknown, number] = await manager.query(
      `DELETE FROM contact.appointments WHERE status = ANY ($4) AND ${OF_PERSON}`,
      [...valuesOf(person), OVER],
    );
    return erased;
  }
}

function valuesOf({ emails, plate, customerIds }: StoredPerson) {
  return [emails, plate, customerIds];
}
