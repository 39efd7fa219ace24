import type { Client } from 'pg';
import { customerId } from './customers.ts';
import { runAll } from './sql.ts';

/** Days behind and ahead; the workshop can be booked for four months. */
const BEHIND = 3580;
const AHEAD = 110;
const SEATS = 6;

/**
 * Ten years of visits in the slots of the workshop's week, each with its history, one of ten with a note, one of
 * twenty with a document. Half of a customer's visits name the car in another spelling. The last release may not know
 * customers yet.
 */
export async function makeAppointments(
  client: Client,
  count: number,
  customers: number,
  { knowsCustomers = false } = {},
): Promise<void> {
  await runAll(client, [
    `UPDATE contact.workshop_time_slots SET max_capacity = greatest(max_capacity, ${SEATS + 2})`,
    `CREATE TABLE made.visits AS
     SELECT (row_number() OVER (ORDER BY day, start_minute, seat))::int AS n, *
       FROM (SELECT days.day::date AS day, start_minute, end_minute, seat
               FROM generate_series(current_date - ${BEHIND}, current_date + ${AHEAD}, interval '1 day') AS days (day)
               JOIN contact.workshop_time_slots AS slot ON slot.day = extract(isodow FROM days.day),
                    generate_series(1, ${SEATS}) AS seat
              ORDER BY hashint8extended(extract(epoch FROM days.day)::bigint, start_minute * 10 + seat)
              LIMIT ${count}) AS places`,
    `INSERT INTO contact.appointments
       (booking_id, status, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off, work_minutes,
        customer_name, customer_email, customer_phone, vehicle_make, vehicle_model, vehicle_year,
        vehicle_license_plate, earlier_if_possible, language, consent_at, consent_version, fingerprint, created_at
        ${knowsCustomers ? ', customer_id, vehicle_id' : ''})
     SELECT 'V' || lpad(upper(to_hex(visit.n)), 7, '0'),
            CASE WHEN day < current_date
                 THEN CASE WHEN luck <= 70 THEN 'cancelled' WHEN luck <= 90 THEN 'declined' WHEN luck <= 110 THEN 'no-show'
                           ELSE 'completed' END
                 WHEN luck <= 100 THEN 'pending' WHEN luck <= 150 THEN 'cancelled' ELSE 'confirmed' END,
            ARRAY[(SELECT min(id) FROM contact.service_types)],
            day, start_minute, day, end_minute, false, end_minute - start_minute,
            name, email, made.spelled(area, digits, made.pick(visit.n, 21, 6)), make, model, year,
            CASE made.pick(visit.n, 22, 4) WHEN 1 THEN replace(plate, ' ', '') WHEN 2 THEN lower(replace(plate, ' ', '-')) ELSE plate END,
            luck % 50 = 0, 'de', day - interval '9 days', '1', '', day - interval '9 days'
            ${knowsCustomers ? `, ${customerId('customer')}, ${customerId('customer')}` : ''}
       FROM (SELECT *, made.pick(n, 23, 1000) AS luck,
                    1 + floor(power(made.pick(n, 24, 1000000) / 1000001.0, 1.2) * ${customers})::int AS customer
               FROM made.visits) AS visit
       JOIN made.customers AS person ON person.n = visit.customer`,
    // What was called off holds no place.
    `INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, seat)
     SELECT id, day, visit.start_minute, visit.end_minute, seat
       FROM made.visits AS visit
       JOIN contact.appointments ON booking_id = 'V' || lpad(upper(to_hex(visit.n)), 7, '0')
      WHERE status NOT IN ('cancelled', 'declined')`,
    `INSERT INTO contact.appointment_history
       (appointment_id, kind, status, from_status, actor, user_id, date, start_minute, end_date, end_minute, drop_off,
        sequence, created_at)
     SELECT id, kind, CASE kind WHEN 'booked' THEN 'pending' ELSE status END,
            CASE kind WHEN 'booked' THEN NULL ELSE 'pending' END,
            CASE kind WHEN 'booked' THEN 'customer' ELSE 'staff' END, CASE kind WHEN 'booked' THEN NULL ELSE 92 END,
            appointment_date, start_minute, end_date, end_minute, false, 0,
            created_at + CASE kind WHEN 'booked' THEN interval '0' ELSE interval '3 hours' END
       FROM contact.appointments, unnest(ARRAY['booked', 'state']) AS kind
      WHERE kind = 'booked' OR status <> 'pending'`,
    `INSERT INTO contact.appointment_notes (appointment_id, text, author_id, created_at)
     SELECT id, 'Radmutternschloss liegt im Handschuhfach', 92, created_at FROM contact.appointments WHERE id % 10 = 0`,
    `INSERT INTO contact.appointment_documents (appointment_id, name, type, bytes, sha256, content, created_at)
     SELECT id, 'fahrzeugausweis.jpg', 'image/jpeg', 2000, sha256(int8send(id)), convert_to(repeat(md5(id::text), 62), 'UTF8'), created_at
       FROM contact.appointments WHERE id % 20 = 0`,
    `INSERT INTO contact.blocked_dates (date, reason)
     SELECT day, 'Betriebsausflug' FROM generate_series(current_date - ${BEHIND}, current_date - 1, interval '30 days') AS day
     ON CONFLICT DO NOTHING`,
    `INSERT INTO contact.inspection_reminders
       (name, email, language, vehicle, license_plate, first_registration, consent_at, consent_version, due_on)
     SELECT name, email, 'de', make || ' ' || model, plate, make_date(year, 4, 1), now(), '1', current_date + made.pick(n, 25, 900)
       FROM made.customers WHERE n % 20 = 0
     ON CONFLICT DO NOTHING`,
  ]);
}
