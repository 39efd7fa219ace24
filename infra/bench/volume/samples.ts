import { addDays } from '@garage/contracts/calendar-day';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { Client } from 'pg';

/** What the placeholders of `STAFF_CALLS` stand for, by their names; empty where there is nothing of the kind. */
export type Samples = Record<string, readonly string[]>;

const COUNT = 50;

/** Values from all over a table; each statement answers one column. */
const QUERIES: Record<string, string> = {
  message: spread('contact.contact_messages', 'id'),
  name: spread('contact.contact_messages', 'name'),
  firstName: spread('contact.contact_messages', `split_part(name, ' ', 1)`),
  email: spread('contact.contact_messages', 'email'),
  plate: spread('contact.appointments', 'vehicle_license_plate'),
  cursor: `SELECT translate(encode(convert_to((extract(epoch FROM created_at) * 1000000)::bigint || '.' || id, 'UTF8'), 'base64'), '+/=', '-_')
             FROM (${spread('contact.contact_messages', 'id, created_at')}) AS positions`,
  appointment: spread('contact.appointments', 'id'),
  appointmentName: spread('contact.appointments', 'customer_name'),
  appointmentPhone: spread('contact.appointments', 'customer_phone'),
  bookingId: spread('contact.appointments', 'booking_id'),
  customer: spread('contact.customers', 'id'),
  vehicle: spread('contact.customer_vehicles', 'id'),
  comingAppointment: `SELECT id FROM contact.appointments
                       WHERE appointment_date > current_date + 2 AND status IN ('pending', 'confirmed') LIMIT ${COUNT}`,
  service: 'SELECT id FROM contact.service_types ORDER BY id LIMIT 1',
  oldAudit: spread('auth.audit_log', 'id'),
  user: `SELECT id FROM auth.users ORDER BY id LIMIT ${COUNT}`,
};

function spread(table: string, columns: string): string {
  return `SELECT ${columns} FROM ${table}
           WHERE id IN (SELECT DISTINCT 1 + (last * part / ${COUNT})::int
                          FROM (SELECT max(id) AS last FROM ${table}) AS newest, generate_series(0, ${COUNT}) AS part)
              OR id = (SELECT max(id) FROM ${table})`;
}

export async function readSamples(databaseUrl: string): Promise<Samples> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const samples: Record<string, readonly string[]> = { ...days(), page: EDITOR_PAGES };
    for (const [name, sql] of Object.entries(QUERIES)) {
      const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
      samples[name] = rows.map(([value]) => String(value));
    }
    return samples;
  } finally {
    await client.end();
  }
}

function days(): Samples {
  const today = new Date().toISOString().slice(0, 10);
  const old = addDays(today, -1500);
  return {
    today: [today],
    /** As `contact` writes where a list of appointments goes on. */
    beforeToday: [Buffer.from(`${today}.0.1`).toString('base64url')],
    inAWeek: [addDays(today, 6)],
    inAMonth: [addDays(today, 30)],
    inTwoMonths: [addDays(today, 61)],
    oldDay: [old],
    aWeekAfterOldDay: [addDays(old, 6)],
  };
}

/** The address of the nth request; null when there is nothing to ask for. */
export function addressOf(call: string, samples: Samples, nth: number): string | null {
  let isComplete = true;
  const address = call.replaceAll(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const values = samples[name];
    if (!values) throw new Error(`there are no samples of ${name}, which ${call} asks for`);
    isComplete &&= values.length > 0;
    return encodeURIComponent(values[nth % values.length] ?? '');
  });
  return isComplete ? address : null;
}
