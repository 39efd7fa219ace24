import { type AppointmentState, HERE_STATES, OCCUPYING_STATES } from '@garage/contracts/appointment-states';
import { HERE_DAYS } from '@garage/contracts/workshop-plan';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { fits, Values } from '../../search/search-conditions.js';
import type { WordSearch } from '../../search/word-search.js';
import { APPOINTMENT_COLUMNS } from '../appointment-columns.js';
import type { Appointment } from '../appointment.js';
import type { AppointmentPosition } from './appointment-cursor.js';

/** A part of a list. */
export interface PageWish {
  /** Only what comes after it, in the order of the list. */
  after: AppointmentPosition | null;
  limit: number;
}

export interface SearchWish extends PageWish {
  search: WordSearch;
  /** Absent: whatever became of them. */
  status?: AppointmentState | undefined;
}

export interface StoredVisit {
  id: number;
  date: string;
  startMinute: number;
  status: AppointmentState;
  serviceIds: number[];
  bookedServices: Appointment['bookedServices'];
  name: string;
  vehicleLicensePlate: string | null;
  sameCustomer: boolean;
  sameVehicle: boolean;
}

const IN_ORDER = 'appointment_date, start_minute, id';
const LATEST_FIRST = 'appointment_date DESC, start_minute DESC, id DESC';
/** As a literal: an index has it as its condition. */
const HERE = HERE_STATES.map((state) => `'${state}'`).join(', ');
const STORED = { words: 'words', phone: 'phone', hasPlates: true };
const SAID = { words: 'said.words', phone: 'said.phone', hasPlates: true };
/** What so many of the latest appointments do not fill a page with is rare enough to be fetched from the index. */
const LOOKED_THROUGH = 1000;
/** Shorter ones are no number of a telephone, but "intern" or an extension. */
const FEWEST_DIGITS = 9;

/** Appointments as staff list them, in pages. */
@Injectable()
export class AppointmentListRepository {
  constructor(private readonly db: DataSource) {}

  /**
   * Those that touch the days, in the order of their beginning: those that begin on them, and those that have begun
   * before and are still there. Each is found by an index of its own; asked for in one condition, or in one order, the
   * database walks through all that was ever booked before.
   */
  findBetween(from: string, to: string, { after, limit }: PageWish): Promise<Appointment[]> {
    const values = new Values();
    const [first, last, most] = [values.add(from), values.add(to), values.add(limit)];
    const isBehind = behind(after, '>', values);
    return this.db.query<Appointment[]>(
      `WITH staying AS MATERIALIZED (
         SELECT * FROM contact.appointments
          WHERE end_date > appointment_date AND end_date >= ${first} AND appointment_date < ${first} AND ${isBehind})
       SELECT ${APPOINTMENT_COLUMNS} FROM (
         (SELECT * FROM contact.appointments
           WHERE appointment_date BETWEEN ${first} AND ${last} AND ${isBehind}
           ORDER BY ${IN_ORDER} LIMIT ${most})
         UNION ALL SELECT * FROM staying) AS touching
        ORDER BY ${IN_ORDER} LIMIT ${most}`,
      values.list,
    );
  }

  /** Those that nobody has answered yet, the oldest day first: one that is past still waits for a word. */
  findWaiting({ after, limit }: PageWish): Promise<Appointment[]> {
    const values = new Values();
    return this.db.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments
        WHERE status = 'pending' AND ${behind(after, '>', values)}
        ORDER BY ${IN_ORDER} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }

  /**
   * What the workshop has to do with on a day (`concernsDay`): those that touch it and hold a place, those whose car
   * stands here, and those whose customer was asked for another time.
   */
  findConcerning(day: string, limit: number): Promise<Appointment[]> {
    return this.db.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments
        WHERE (appointment_date = $1 AND status = ANY ($2))
           OR (end_date > appointment_date AND end_date >= $1 AND appointment_date < $1 AND status = ANY ($2))
           OR (status IN (${HERE}) AND end_date >= $1::date - ${HERE_DAYS})
           OR (proposal_id IS NOT NULL AND appointment_date >= $1)
        ORDER BY ${IN_ORDER} LIMIT $3`,
      [day, OCCUPYING_STATES, limit],
    );
  }

  async countWaiting(): Promise<number> {
    const [row] = await this.db.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM contact.appointments WHERE status = 'pending'`,
    );
    return row!.count;
  }

  /** All of a customer, of a car, or of both; the latest day first. */
  findOf(
    { customer, vehicle }: { customer?: number | undefined; vehicle?: number | undefined },
    { after, limit }: PageWish,
  ): Promise<Appointment[]> {
    const values = new Values();
    const of = (column: string, id: number | undefined) =>
      id === undefined ? 'true' : `${column} = ${values.add(id)}`;
    return this.db.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM contact.appointments
        WHERE ${of('customer_id', customer)} AND ${of('vehicle_id', vehicle)} AND ${behind(after, '<', values)}
        ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }

  /** The latest day first. */
  async search(wish: SearchWish): Promise<Appointment[]> {
    if (wish.search.isRare) return this.findByIndex(wish);
    const common = await this.findAmongLatest(wish);
    return common.length === wish.limit ? common : this.findByIndex(wish);
  }

  /** Other visits up to its day of whoever has the same address, telephone or number plate; the latest first. */
  findEarlierVisits(id: number, { after, limit }: PageWish): Promise<StoredVisit[]> {
    const values = new Values();
    return this.db.query<StoredVisit[]>(
      `WITH this AS (
         SELECT known.*, appointment_date AS until FROM contact.appointment_search AS known
           JOIN contact.appointments ON id = appointment_id WHERE appointment_id = ${values.add(id)}),
       same AS (
         SELECT appointment_id FROM contact.appointment_search WHERE email = (SELECT email FROM this)
         UNION
         SELECT appointment_id FROM contact.appointment_search
          WHERE phone = (SELECT phone FROM this WHERE length(phone) >= ${FEWEST_DIGITS})
         UNION
         SELECT appointment_id FROM contact.appointment_search WHERE plate = (SELECT plate FROM this))
       SELECT id, appointment_date::text AS date, start_minute AS "startMinute", status,
              service_ids AS "serviceIds", booked_services AS "bookedServices", customer_name AS name,
              vehicle_license_plate AS "vehicleLicensePlate",
              coalesce(known.email = this.email, false)
                OR (known.phone = this.phone AND length(this.phone) >= ${FEWEST_DIGITS}) AS "sameCustomer",
              coalesce(known.plate = this.plate, false) AS "sameVehicle"
         FROM same
         JOIN LATERAL (SELECT * FROM contact.appointments WHERE id = same.appointment_id LIMIT 1) AS visit ON true
         JOIN LATERAL (SELECT * FROM contact.appointment_search
                        WHERE appointment_id = same.appointment_id LIMIT 1) AS known ON true
         JOIN this ON this.appointment_id <> id AND appointment_date <= this.until
        WHERE ${behind(after, '<', values)}
        ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }

  /** As in the list of messages: what is frequent fills a page before all of it has been fetched and sorted. */
  private findAmongLatest({ search, status, after, limit }: SearchWish): Promise<Appointment[]> {
    const values = new Values();
    return this.db.query<Appointment[]>(
      `SELECT ${APPOINTMENT_COLUMNS} FROM (
         SELECT * FROM contact.appointments
          WHERE ${ofStatus(status, values)} AND ${behind(after, '<', values)}
          ORDER BY ${LATEST_FIRST} LIMIT ${LOOKED_THROUGH}) AS latest
         JOIN LATERAL (SELECT words, phone FROM contact.appointment_search
                        WHERE appointment_id = latest.id LIMIT 1) AS said ON ${fits(search, values, SAID)}
        ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }

  private findByIndex({ search, status, after, limit }: SearchWish): Promise<Appointment[]> {
    const values = new Values();
    return this.db.query<Appointment[]>(
      `WITH found AS MATERIALIZED (
         SELECT appointment_id FROM contact.appointment_search WHERE ${fits(search, values, STORED)})
       SELECT ${APPOINTMENT_COLUMNS} FROM found
         JOIN LATERAL (SELECT * FROM contact.appointments
                        WHERE id = found.appointment_id AND ${ofStatus(status, values)}
                          AND ${behind(after, '<', values)} LIMIT 1) AS visit ON true
        ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }
}

function ofStatus(status: AppointmentState | undefined, values: Values): string {
  return status === undefined ? 'true' : `status = ${values.add(status)}`;
}

/** Behind the place where the page before ended. */
function behind(after: AppointmentPosition | null, sign: '<' | '>', values: Values): string {
  if (!after) return 'true';
  return `(appointment_date, start_minute, id) ${sign}
    (${values.add(after.date)}::date, ${values.add(after.startMinute)}::int, ${values.add(after.id)}::int)`;
}
