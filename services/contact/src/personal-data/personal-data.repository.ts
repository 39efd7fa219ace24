import { NEXT_STATES, type AppointmentState } from '@garage/contracts/booking';
import {
  type FoundAppointment,
  type FoundInspectionReminder,
  type FoundMessage,
  PERSONAL_DATA_LIMITS,
  type PersonalDataExport,
  type PersonalDataQuery,
} from '@garage/contracts/personal-data';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { plainPlate, platePattern } from './plates.js';

/**
 * `$1` is the address, `$2` the plate without what people write differently; one of them is null. In messages a
 * plate stands among other words, where `$2` is a pattern that finds it.
 */
const OF_PERSON = {
  messages: '(lower(email) = lower($1::text) OR message ~* $2::text)',
  appointments: `(lower(customer_email) = lower($1::text)
    OR upper(regexp_replace(vehicle_license_plate, '[^[:alnum:]]', '', 'g')) = $2::text)`,
  inspectionReminders: `(lower(email) = lower($1::text)
    OR upper(regexp_replace(license_plate, '[^[:alnum:]]', '', 'g')) = $2::text)`,
};

@Injectable()
export class PersonalDataRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async findMessages(query: PersonalDataQuery): Promise<FoundMessage[]> {
    const rows = await this.db.query<(Omit<FoundMessage, 'createdAt'> & { createdAt: Date })[]>(
      `SELECT id, created_at AS "createdAt", name, email FROM contact.contact_messages
        WHERE ${OF_PERSON.messages} ORDER BY id DESC LIMIT ${PERSONAL_DATA_LIMITS.found}`,
      messageValues(query),
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  findAppointments(query: PersonalDataQuery): Promise<FoundAppointment[]> {
    return this.db.query<FoundAppointment[]>(
      `SELECT id, booking_id AS "bookingId", appointment_date::text AS date, status, customer_name AS name,
              customer_email AS email, vehicle_license_plate AS plate
         FROM contact.appointments
        WHERE ${OF_PERSON.appointments}
        ORDER BY appointment_date DESC, id DESC LIMIT ${PERSONAL_DATA_LIMITS.found}`,
      values(query),
    );
  }

  findInspectionReminders(query: PersonalDataQuery): Promise<FoundInspectionReminder[]> {
    return this.db.query<FoundInspectionReminder[]>(
      `SELECT id, due_on::text AS "dueOn", stopped_at IS NOT NULL AS "isStopped", name, email,
              license_plate AS plate
         FROM contact.inspection_reminders
        WHERE ${OF_PERSON.inspectionReminders} ORDER BY id DESC LIMIT ${PERSONAL_DATA_LIMITS.found}`,
      values(query),
    );
  }

  /** Whole rows with what hangs on them; files by name and size, and nothing of the machinery around. */
  async export(query: PersonalDataQuery): Promise<Omit<PersonalDataExport, 'exportedAt'>> {
    const messages = await this.db.query<{ record: Record<string, unknown> }[]>(
      `SELECT to_jsonb(stored) || jsonb_build_object(
                'replies', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'subject', subject, 'text', text, 'sentAt', sent_at) ORDER BY id), '[]')
                   FROM contact.mails WHERE contact_message_id = stored.id AND kind = 'reply'),
                'notes', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'text', text, 'createdAt', created_at) ORDER BY id), '[]')
                   FROM contact.message_notes WHERE contact_message_id = stored.id)) AS record
         FROM contact.contact_messages AS stored WHERE ${OF_PERSON.messages} ORDER BY id`,
      messageValues(query),
    );
    const appointments = await this.db.query<{ record: Record<string, unknown> }[]>(
      `SELECT to_jsonb(appointment) - 'fingerprint' - 'idempotency_key' - 'booked_from' || jsonb_build_object(
                'history', (SELECT coalesce(jsonb_agg(to_jsonb(event) - 'user_id' ORDER BY id), '[]')
                   FROM contact.appointment_history AS event WHERE appointment_id = appointment.id),
                'notes_of_staff', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'text', text, 'createdAt', created_at) ORDER BY id), '[]')
                   FROM contact.appointment_notes WHERE appointment_id = appointment.id),
                'documents', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'name', name, 'type', type, 'bytes', bytes, 'createdAt', created_at) ORDER BY id), '[]')
                   FROM contact.appointment_documents WHERE appointment_id = appointment.id)) AS record
         FROM contact.appointments AS appointment WHERE ${OF_PERSON.appointments} ORDER BY id`,
      values(query),
    );
    const inspectionReminders = await this.db.query<{ record: Record<string, unknown> }[]>(
      `SELECT to_jsonb(reminder) - 'vehicle_key' AS record FROM contact.inspection_reminders AS reminder
        WHERE ${OF_PERSON.inspectionReminders} ORDER BY id`,
      values(query),
    );
    return {
      messages: messages.map(({ record }) => record),
      appointments: appointments.map(({ record }) => record),
      inspectionReminders: inspectionReminders.map(({ record }) => record),
    };
  }

  /** Locks them, so that none is opened again before they are deleted. */
  async hasOpenAppointments(query: PersonalDataQuery, manager: EntityManager): Promise<boolean> {
    const rows = await manager.query<{ status: AppointmentState }[]>(
      `SELECT status FROM contact.appointments WHERE ${OF_PERSON.appointments} FOR UPDATE`,
      values(query),
    );
    return rows.some(({ status }) => NEXT_STATES[status].length > 0);
  }

  /** With answers and notes. Answers the ids. */
  async eraseMessages(query: PersonalDataQuery, manager: EntityManager): Promise<number[]> {
    return this.erase('contact_messages', OF_PERSON.messages, messageValues(query), manager);
  }

  /** With history, documents and mails. */
  async eraseAppointments(query: PersonalDataQuery, manager: EntityManager): Promise<number[]> {
    return this.erase('appointments', OF_PERSON.appointments, values(query), manager);
  }

  /** With their mails. */
  async eraseInspectionReminders(query: PersonalDataQuery, manager: EntityManager): Promise<number[]> {
    return this.erase('inspection_reminders', OF_PERSON.inspectionReminders, values(query), manager);
  }

  private async erase(
    table: string,
    where: string,
    known: Values,
    manager: EntityManager,
  ): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await manager.query(
      `DELETE FROM contact.${table} WHERE ${where} RETURNING id`,
      known,
    );
    return rows.map(({ id }) => id);
  }
}

type Values = [email: string | null, plate: string | null];

function values({ email, plate }: PersonalDataQuery): Values {
  return [email ?? null, plate === undefined ? null : plainPlate(plate)];
}

function messageValues({ email, plate }: PersonalDataQuery): Values {
  return [email ?? null, plate === undefined ? null : platePattern(plainPlate(plate))];
}
