import { Client } from 'pg';
import { makeCustomers } from './customers.ts';
import { makeMessages } from './messages.ts';
import { makeAudit, makeMails, makeStaff, makeVersions } from './office.ts';
import { makePeople } from './people.ts';
import { runAll } from './sql.ts';
import { makeAppointments } from './workshop.ts';

/** What a group of workshops has after years. */
const FULL = {
  messages: 1_000_000,
  appointments: 100_000,
  customers: 50_000,
  mails: 10_000,
  /** Of each page. */
  versions: 2000,
  audit: 300_000,
};
export type Volume = typeof FULL;

/** @param scale 1 for all of it; a part of it is made faster. */
export function volumeOf(scale: number): Volume {
  const scaled = Object.entries(FULL).map(([name, count]) => [name, Math.max(10, Math.round(count * scale))]);
  return Object.fromEntries(scaled) as Volume;
}

/** What is made here can be made again: it need not be safe before the end. */
const CARELESS = { fsync: 'off', full_page_writes: 'off', max_wal_size: '8GB' };

/** Makes everything in the database itself; resolves with the seconds that it took. */
export async function makeData(databaseUrl: string, volume: Volume): Promise<number> {
  const begun = performance.now();
  await using connections = new AsyncDisposableStack();
  const connect = async () => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    connections.defer(() => client.end());
    await client.query(
      `SET maintenance_work_mem = '1GB'; SET work_mem = '256MB'; SET synchronous_commit = off`,
    );
    return client;
  };
  const [one, two, three] = [await connect(), await connect(), await connect()];
  await configure(one, CARELESS);
  await makePeople(one, volume.customers);
  await makeCustomers(one);
  await makeStaff(one);

  const messages = async () => {
    const indexes = await makeMessages(one, volume.messages, volume.customers);
    await makeMails(one, volume.mails);
    await Promise.all([runAll(one, indexes.words), runAll(two, indexes.others)]);
  };
  const everythingElse = async () => {
    await makeAppointments(three, volume.appointments, volume.customers, { knowsCustomers: true });
    await makeVersions(three, volume.versions);
    await makeAudit(three, volume.audit);
  };
  await Promise.all([messages(), everythingElse()]);
  await one.query('DROP SCHEMA made CASCADE');
  // Otherwise the database would tidy up while it is measured.
  await Promise.all([
    one.query('VACUUM ANALYZE contact.contact_messages'),
    two.query('VACUUM ANALYZE contact.message_search'),
  ]);
  await one.query('VACUUM ANALYZE');
  await configure(one, Object.fromEntries(Object.keys(CARELESS).map((name) => [name, null])));
  await one.query('CHECKPOINT');
  return (performance.now() - begun) / 1000;
}

/** Of the whole server, without a restart; null as it was. */
async function configure(client: Client, settings: Record<string, string | null>): Promise<void> {
  for (const [name, value] of Object.entries(settings)) {
    await client.query(`ALTER SYSTEM ${value === null ? `RESET ${name}` : `SET ${name} = '${value}'`}`);
  }
  await client.query('SELECT pg_reload_conf()');
}
