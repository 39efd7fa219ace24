import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { BOOKING_PATH } from '@garage/contracts/booking';
import { Client } from 'pg';
import { setUpRoles } from '../database/roles.ts';
import { startServices } from '../e2e/support/running-services.ts';
import { startPostgres } from '../local/embedded-postgres.ts';
import { machineLoad } from './machine-load.ts';
import { startVisitor, type Visitor } from './visitor.ts';
import { makeStaff } from './volume/office.ts';
import { volumeOf } from './volume/make-data.ts';
import { storeMessages } from './volume/messages.ts';
import { makePeople } from './volume/people.ts';
import { makeAppointments } from './volume/workshop.ts';

/**
 * `npm run bench:upgrade -- --from <folder>`: brings the data of the last release, checked out and built in that
 * folder, into the form of this checkout, while visitors go on writing to the last release; at last that one runs again.
 */
const { values } = parseArgs({
  options: { from: { type: 'string' }, scale: { type: 'string', default: '1' } },
});
if (!values.from) throw new Error('--from names the folder of the last release');
const LAST_RELEASE = path.resolve(values.from);
const VOLUME = volumeOf(Number(values.scale));
const MESSAGE_EVERY_MS = 50;
const SIDE_BY_SIDE_MS = 10_000;
const AIM_MS = 1000;

async function query(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function print(when: string, { taken, refusals, longestWait }: Visitor): void {
  console.log(
    `${when}: ${taken} messages taken, ${refusals.length} refused, the longest wait ${longestWait.toFixed(0)} ms (aim ${AIM_MS} ms)`,
    ...new Set(refusals),
  );
}

await using started = new AsyncDisposableStack();
const folder = mkdtempSync(path.join(tmpdir(), 'garage-upgrade-'));
started.defer(() => rmSync(folder, { recursive: true, force: true }));
const postgres = await startPostgres({ dir: path.join(folder, 'postgres'), fsync: true });
started.defer(() => postgres.stop());
const databaseUrls = await setUpRoles(postgres.url);
const settings = {
  RATE_LIMIT_FACTOR: '1000',
  MAIN_ADMIN_PASSWORD: 'upgrade main admin passphrase',
  // Earlier releases do not take them from the garage's facts.
  MAIL_FROM: 'website@garage.example',
  STAFF_EMAIL: 'staff@garage.example',
};
const start = (name: string, root?: string) =>
  startServices({ databaseUrls, dataDir: path.join(folder, name), settings, ...(root && { root }) });

const last = await start('last', LAST_RELEASE);
started.defer(() => last.stop());
await fetch(`${last.urls.contact}${BOOKING_PATH}/services`); // the first question makes the workshop's plan
await query(postgres.url, async (client) => {
  await client.query(`SET work_mem = '256MB'`);
  await makePeople(client, VOLUME.customers);
  await makeStaff(client);
  await storeMessages(client, VOLUME.messages, VOLUME.customers);
  await makeAppointments(client, VOLUME.appointments, VOLUME.customers);
  await client.query('DROP SCHEMA made CASCADE');
  await client.query('VACUUM ANALYZE');
});
console.log(`${VOLUME.messages} messages and ${VOLUME.appointments} appointments in the last release`);

const calm = startVisitor(last.urls.contact, MESSAGE_EVERY_MS);
await sleep(SIDE_BY_SIDE_MS);
await calm.stop();
print('before', calm);

const during = startVisitor(last.urls.contact, MESSAGE_EVERY_MS);
const begun = performance.now();
const next = await start('next');
started.defer(() => next.stop());
const seconds = (performance.now() - begun) / 1000;
await during.stop();
console.log(`this checkout answered after ${seconds.toFixed(0)} s; ${machineLoad()}`);
print('meanwhile, to the last release', during);

const both = [last, next].map(({ urls }) => startVisitor(urls.contact, MESSAGE_EVERY_MS));
await sleep(SIDE_BY_SIDE_MS);
await Promise.all(both.map((visitor) => visitor.stop()));
print('side by side, to the last release', both[0]!);
print('side by side, to this checkout', both[1]!);

await Promise.all([last.stop(), next.stop()]);
const again = await start('last', LAST_RELEASE);
started.defer(() => again.stop());
const afterwards = startVisitor(again.urls.contact, MESSAGE_EVERY_MS);
await sleep(SIDE_BY_SIDE_MS);
await afterwards.stop();
print('gone back, to the last release', afterwards);

await query(postgres.url, async (client) => {
  const { rows } = await client.query(
    `SELECT (SELECT count(*) FROM contact.contact_messages WHERE spam_reason IS NULL) AS stored,
            (SELECT sum(counted) FROM contact.message_counts) AS counted,
            (SELECT count(*) FROM contact.contact_messages) AS messages,
            (SELECT count(*) FROM contact.message_search) AS searchable`,
  );
  console.table(rows);
});
