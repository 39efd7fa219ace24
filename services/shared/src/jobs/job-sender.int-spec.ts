import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { createDatabase, type TestDatabase } from '../testing/test-app.js';
import type { JobQueue } from './job-queue.js';
import { JobSender } from './job-sender.js';

const PARCELS: JobQueue<{ number: number }> = { name: 'parcels', concurrency: 1, options: {} };
/** Role names are known to the whole server, which other specs use, too. */
const ROLE = `sender_${randomBytes(6).toString('hex')}`;

let database: TestDatabase;
let owner: DataSource;
let boss: PgBoss;
let guest: DataSource;
let sender: JobSender;

const open = (url: string) =>
  new DataSource({ type: 'postgres', url, synchronize: false, installExtensions: false }).initialize();

beforeAll(async () => {
  database = await createDatabase();
  owner = await open(database.url);
  await owner.query(`CREATE ROLE ${ROLE} LOGIN PASSWORD '${ROLE}'`);
  const url = new URL(database.url);
  [url.username, url.password] = [ROLE, ROLE];
  guest = await open(url.href);
  sender = new JobSender(guest, 'depot');
});
afterAll(async () => {
  await sender?.beforeApplicationShutdown();
  await boss?.stop({ graceful: false });
  await guest?.destroy();
  await owner?.query(`DROP OWNED BY ${ROLE}`);
  await owner?.query(`DROP ROLE ${ROLE}`);
  await owner?.destroy();
  await database?.drop();
});

const send = (number: number) => guest.transaction((manager) => sender.send(PARCELS, { number }, manager));
const stored = () =>
  owner.query<object[]>(`SELECT name, data->'data' AS data FROM depot.job ORDER BY created_on`);

describe('sending to another service', () => {
  it('is refused with 503 until that service has made the queue', async () => {
    await expect(sender.ready(PARCELS)).rejects.toMatchObject({ status: 503 });
    boss = new PgBoss({ connectionString: database.url, schema: 'depot' });
    boss.on('error', () => {});
    await boss.start();
    await owner.query(`GRANT USAGE ON SCHEMA depot TO ${ROLE}`);
    await owner.query(`GRANT SELECT ON depot.version, depot.queue TO ${ROLE}`);
    await owner.query(`REVOKE EXECUTE ON ALL FUNCTIONS IN SCHEMA depot FROM PUBLIC`);
    await owner.query(`GRANT EXECUTE ON FUNCTION depot.job_now() TO ${ROLE}`);
    await owner.query(`GRANT INSERT, SELECT (id) ON depot.job_common TO ${ROLE}`);
    await expect(sender.ready(PARCELS)).rejects.toMatchObject({ status: 503 });
    await boss.createQueue(PARCELS.name);
    await expect(sender.ready(PARCELS)).resolves.toBeUndefined();
  });

  it('works with these few rights, and the job is worked on', async () => {
    await send(7);
    expect(await stored()).toEqual([{ name: 'parcels', data: { number: 7 } }]);
    const [job] = await boss.fetch<{ data: object }>(PARCELS.name);
    expect(job?.data.data).toEqual({ number: 7 });
  });

  it('leaves no job when the transaction is rolled back', async () => {
    const before = await stored();
    const changed = guest.transaction(async (manager) => {
      await sender.send(PARCELS, { number: 8 }, manager);
      throw new Error('changed my mind');
    });
    await expect(changed).rejects.toThrow('changed my mind');
    expect(await stored()).toEqual(before);
  });

  it('lets nobody read or change what others have sent', async () => {
    await expect(guest.query('SELECT data FROM depot.job_common')).rejects.toThrow('permission denied');
    await expect(guest.query('DELETE FROM depot.job_common')).rejects.toThrow('permission denied');
  });
});
