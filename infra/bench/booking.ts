import { parseArgs } from 'node:util';
import { BOOKING_PATH } from '@garage/contracts/booking';
import { Client } from 'pg';
import { startContactReplicas } from '../e2e/support/contact-replicas.ts';
import { machineLoad } from './machine-load.ts';
import { percentile } from './percentile.ts';
import { ensurePrograms, REDIS } from '../test/programs.ts';

/** `npm run bench:booking -- --requests 300` */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '500' } } });

const STORED = 20_000;
const AIM_P99_MS = 50;
const MONTH_DAYS = 30;
const DAY_MS = 86_400_000;
const WARM = 50;

/** Spread over half a year behind and the horizon ahead, most of the places of each day taken. */
async function fill(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('UPDATE contact.workshop_time_slots SET max_capacity = 8');
    await client.query(
      `INSERT INTO contact.appointments
         (booking_id, status, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off,
          work_minutes, customer_name, customer_email, customer_phone, language, consent_at, consent_version,
          fingerprint)
       SELECT 'B' || n, 'confirmed', '{10}', at, start_minute, at, end_minute, false, 30, 'Person ' || n,
              'person' || n || '@example.ch', '', 'de', now(), '1', ''
         FROM (SELECT row_number() OVER (ORDER BY at, seat, start_minute) AS n, at, start_minute, end_minute
                 FROM generate_series(current_date - 180, current_date + 120, interval '1 day') AS dates (at),
                      contact.workshop_time_slots AS slot, generate_series(1, 7) AS seat
                WHERE slot.day = extract(isodow FROM at)) AS places
        WHERE n <= $1`,
      [STORED],
    );
    await client.query(
      `INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, seat)
       SELECT id, appointment_date, start_minute, end_minute,
              row_number() OVER (PARTITION BY appointment_date, start_minute ORDER BY id)
         FROM contact.appointments`,
    );
    await client.query('ANALYZE');
    const { rows } = await client.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM contact.appointments',
    );
    if (rows[0]?.count !== STORED) throw new Error(`${rows[0]?.count} appointments are stored`);
  } finally {
    await client.end();
  }
}

function day(ahead: number): string {
  return new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
}

/** The milliseconds until the last byte of the answer. */
async function ask(url: string, ahead: number): Promise<number> {
  const query = `services=10&from=${day(ahead)}&to=${day(ahead + MONTH_DAYS)}`;
  const begun = performance.now();
  const response = await fetch(`${url}${BOOKING_PATH}/availability?${query}`);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`answered ${response.status}`);
  return performance.now() - begun;
}

ensurePrograms([REDIS]);
const replicas = await startContactReplicas(1);
try {
  const [url = ''] = replicas.urls;
  await ask(url, 0); // the first question makes the workshop's plan
  await fill(replicas.databaseUrl);
  for (let index = 0; index < WARM; index += 1) await ask(url, index % 60);
  const times: number[] = [];
  for (let index = 0; index < Number(values.requests); index += 1) times.push(await ask(url, index % 60));
  const p99 = percentile(times, 0.99);
  console.log(
    `Free times of a month, ${STORED} appointments stored, ${times.length} questions; ${machineLoad()}`,
  );
  console.table({
    'p50 ms': percentile(times, 0.5).toFixed(1),
    'p99 ms': p99.toFixed(1),
    'aim of p99': AIM_P99_MS,
    reached: p99 <= AIM_P99_MS ? 'yes' : 'no',
  });
} finally {
  await replicas.stop();
}
