import { type AppointmentState, OCCUPYING_STATES } from '@garage/contracts/appointment-states';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Visit } from '../calendar/availability/workshop-day.js';
import {
  APPOINTMENT_COLUMNS,
  columnsOf,
  type KnownFacts,
  type NewAppointment,
  timesOf,
} from './appointment-columns.js';
import type { Appointment } from './appointment.js';
import type { VisitOwner } from './owners/visit-owner.js';

@Injectable()
export class AppointmentsRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async findByKey(key: string, manager: EntityManager = this.db.manager): Promise<Appointment | null> {
    return this.find('idempotency_key = $1', key, manager);
  }

  async findById(id: number, manager: EntityManager = this.db.manager): Promise<Appointment | null> {
    return this.find('id = $1', id, manager);
  }

  /** In the order of their ids. */
  findByIds(ids: readonly number[]): Promise<Appointment[]> {
    return this.db.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments WHERE id = ANY ($1) ORDER BY id`,
      [ids],
    );
  }

  async findByBookingId(bookingId: string): Promise<Appointment | null> {
    return this.find('booking_id = $1', bookingId, this.db.manager);
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(id: number, manager: EntityManager): Promise<Appointment | null> {
    return this.find('id = $1 FOR UPDATE', id, manager);
  }

  /** Those of them that wait for an answer; nobody else changes them until the transaction ends. */
  async lockPending(ids: readonly number[], manager: EntityManager): Promise<number[]> {
    const pending = await manager.query<{ id: number }[]>(
      `SELECT id FROM contact.appointments
        WHERE id = ANY ($1) AND status = 'pending' ORDER BY id FOR UPDATE`,
      [ids],
    );
    return pending.map(({ id }) => id);
  }

  async insert(
    appointment: NewAppointment & VisitOwner,
    visit: Visit,
    manager: EntityManager,
  ): Promise<Appointment> {
    const values: Record<string, unknown> = {
      booking_id: appointment.bookingId,
      status: appointment.status,
      ...columnsOf(appointment),
      earlier_since: appointment.earlierIfPossible ? new Date() : null,
      ...timesOf(visit),
      consent_version: appointment.consentVersion,
      idempotency_key: appointment.idempotencyKey,
      fingerprint: appointment.fingerprint,
      offer_id: appointment.offerId,
      booked_from: appointment.bookedFrom,
      customer_id: appointment.customerId,
      vehicle_id: appointment.vehicleId,
    };
    const columns = Object.keys(values);
    const [stored] = await manager.query<Appointment[]>(
      `INSERT INTO contact.appointments (${columns.join(', ')}, consent_at)
       VALUES (${columns.map((_, index) => `$${index + 1}`).join(', ')}, now())
       RETURNING ${APPOINTMENT_COLUMNS}`,
      Object.values(values),
    );
    return stored!;
  }

  /**
   * Their calendar entries change with it. Where they were booked from matters no more once the staff have answered,
   * unless the answer is that it was a flood.
   */
  async setState(
    ids: readonly number[],
    status: AppointmentState,
    manager: EntityManager,
    { isFlood = false }: { isFlood?: boolean } = {},
  ): Promise<void> {
    await manager.query(
      `UPDATE contact.appointments
          SET status = $2, proposal_id = NULL, sequence = sequence + 1, updated_at = now(),
              booked_from = CASE WHEN $2 = 'cancelled' OR $3 THEN booked_from END,
              confirmation_sent_at = CASE WHEN $2 = 'confirmed' AND customer_email IS NOT NULL
                                       THEN now() ELSE confirmation_sent_at END
        WHERE id = ANY ($1)`,
      [ids, status, isFlood],
    );
  }

  /** Its seats change with it (`AppointmentStates`). */
  async setVisit(id: number, visit: Visit, manager: EntityManager): Promise<void> {
    const { appointment_date, start_minute, end_date, end_minute, drop_off } = timesOf(visit);
    await manager.query(
      `UPDATE contact.appointments
          SET appointment_date = $2, start_minute = $3, end_date = $4, end_minute = $5, drop_off = $6,
              proposal_id = NULL, reminder_sent_at = NULL, sequence = sequence + 1, updated_at = now()
        WHERE id = $1`,
      [id, appointment_date, start_minute, end_date, end_minute, drop_off],
    );
  }

  /**
   * What was said about the mailbox was said of another one when the address changes. A reminder that has left stays
   * sent: the visit is when it was.
   */
  async correct(
    id: number,
    correction: KnownFacts,
    { endDate, endMinute, dropOff }: Pick<Appointment, 'endDate' | 'endMinute' | 'dropOff'>,
    manager: EntityManager,
  ): Promise<void> {
    const values = {
      ...columnsOf(correction),
      end_date: endDate,
      end_minute: endMinute,
      drop_off: dropOff,
    };
    const columns = Object.keys(values);
    const address = `$${columns.indexOf('customer_email') + 2}`;
    const isWished = `$${columns.indexOf('earlier_if_possible') + 2}`;
    const isSameMailbox = `contact.mailbox_of(customer_email) IS NOT DISTINCT FROM contact.mailbox_of(${address}::text)`;
    await manager.query(
      `UPDATE contact.appointments
          SET ${columns.map((column, index) => `${column} = $${index + 2}`).join(', ')},
              earlier_since = CASE WHEN ${isWished} THEN coalesce(earlier_since, now()) END,
              recipient_confirmed_at = CASE WHEN ${isSameMailbox} THEN recipient_confirmed_at END,
              recipient_stopped_at = CASE WHEN ${isSameMailbox} THEN recipient_stopped_at END,
              mailbox_version = CASE WHEN ${isSameMailbox} THEN mailbox_version ELSE mailbox_version + 1 END,
              version = version + 1, sequence = sequence + 1, updated_at = now()
        WHERE id = $1`,
      [id, ...Object.values(values)],
    );
  }

  async setAssignee(id: number, userId: number | null, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE contact.appointments SET assignee_id = $2, updated_at = now() WHERE id = $1',
      [id, userId],
    );
  }

  /** As it was before its last change of state, with the suggestion that waited for an answer then. */
  async restoreState(
    id: number,
    { status, proposalId }: Pick<Appointment, 'status' | 'proposalId'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE contact.appointments
          SET status = $2, proposal_id = $3, sequence = sequence + 1, updated_at = now()
        WHERE id = $1`,
      [id, status, proposalId],
    );
  }

  async setProposal(id: number, proposalId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.appointments
          SET proposal_id = $2, sequence = sequence + 1, updated_at = now()
        WHERE id = $1`,
      [id, proposalId],
    );
  }

  /** Those whose car is here, and confirmed ones of that day; in the order of their beginning. */
  findOnYard(date: string, longestStay: number, limit: number): Promise<Appointment[]> {
    return this.db.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments
        WHERE appointment_date BETWEEN $1::date - $2::int AND $1::date + $2::int
          AND (status IN ('received', 'in-work', 'ready')
               OR (status = 'confirmed' AND appointment_date <= $1::date AND end_date >= $1::date))
        ORDER BY appointment_date, start_minute, id LIMIT $3`,
      [date, longestStay, limit],
    );
  }

  /** Other visits with the same plate, the latest first. */
  findOfSameCar(id: number, limit: number): Promise<{ id: number; date: string }[]> {
    return this.db.query<{ id: number; date: string }[]>(
      `SELECT id, appointment_date::text AS date FROM contact.appointments
        WHERE id IN (SELECT appointment_id FROM contact.appointment_search
                      WHERE plate = (SELECT plate FROM contact.appointment_search WHERE appointment_id = $1))
          AND id <> $1
        ORDER BY appointment_date DESC, id DESC LIMIT $2`,
      [id, limit],
    );
  }

  /** How many that occupy the workshop begin on each of these days; a day without one is missing. */
  async countOn(
    days: readonly string[],
    manager: EntityManager = this.db.manager,
  ): Promise<Map<string, number>> {
    const rows = await manager.query<{ date: string; count: number }[]>(
      `SELECT appointment_date::text AS date, count(*)::int AS count FROM contact.appointments
        WHERE appointment_date = ANY ($1) AND status = ANY ($2) GROUP BY appointment_date`,
      [days, OCCUPYING_STATES],
    );
    return new Map(rows.map(({ date, count }) => [date, count]));
  }

  private async find(
    where: string,
    value: number | string,
    manager: EntityManager,
  ): Promise<Appointment | null> {
    const [found] = await manager.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments WHERE ${where}`,
      [value],
    );
    return found ?? null;
  }
}
