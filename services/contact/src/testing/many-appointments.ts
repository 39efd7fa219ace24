import type { DataSource } from 'typeorm';

/** Within the time that a statement has on a busy machine. */
const STEP = 5000;
/** Visits of a day, one after the other and two at a time. */
const PER_DAY = 20;

/**
 * Visits made by the database, the newest a week ahead: twenty a day, back through the years. Two have the same
 * customer, five the same car; of a hundred, one waits for an answer and five stay for the night.
 */
export async function insertManyAppointments(db: Pick<DataSource, 'query'>, count: number): Promise<void> {
  for (let from = 1; from <= count; from += STEP) {
    await insertSome(db, [from, Math.min(count, from + STEP - 1)]);
  }
  await db.query(`
    INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, seat, capacity)
    SELECT id, appointment_date, start_minute, start_minute + 30,
           row_number() OVER (PARTITION BY appointment_date, start_minute ORDER BY id), 2
      FROM contact.appointments;
    INSERT INTO contact.appointment_history
      (appointment_id, kind, actor, status, date, start_minute, end_date, end_minute, drop_off, sequence)
    SELECT id, 'booked', 'customer', 'pending', appointment_date, start_minute, end_date, end_minute, drop_off, 0
      FROM contact.appointments;
    INSERT INTO contact.appointment_notes (appointment_id, text, author_id)
    SELECT id, 'Notiz', 1 FROM contact.appointments WHERE id % 10 = 0;
    ANALYZE contact.appointments, contact.appointment_search, contact.appointment_places,
            contact.appointment_history, contact.appointment_notes`);
}

async function insertSome(db: Pick<DataSource, 'query'>, bounds: [number, number]): Promise<void> {
  await db.query(
    `INSERT INTO contact.appointments
       (booking_id, status, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off,
        work_minutes, customer_name, customer_email, customer_phone, vehicle_license_plate, language, consent_at,
        consent_version, fingerprint, created_at)
     SELECT upper(substr(md5(n::text), 1, 8)) || n, CASE WHEN n % 100 = 1 THEN 'pending' ELSE 'completed' END,
            ARRAY[1 + n % 9], day, 450 + n % ${PER_DAY} / 2 * 30, day + CASE WHEN n % 20 = 2 THEN 1 ELSE 0 END,
            480 + n % ${PER_DAY} / 2 * 30, n % 20 = 2, 30, 'Person ' || n / 2, 'person' || n / 2 || '@example.ch',
            '+4178' || lpad((n / 2)::text, 7, '0'), 'ZH ' || 100000 + n / 5, 'de', now(), '1', '', day - 7
       FROM (SELECT n, current_date + 7 - n / ${PER_DAY} AS day
               FROM generate_series($1::int, $2::int) AS n) AS visits`,
    bounds,
  );
}
