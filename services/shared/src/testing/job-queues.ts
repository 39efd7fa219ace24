import { PgBoss } from 'pg-boss';

/** Makes the queue of another service, as that service does when it starts, for specs of those who send to it. */
export async function createQueue(
  databaseUrl: string,
  schema: string,
  queue: string,
  jobs: object[] = [],
): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, schema, supervise: false, schedule: false });
  boss.on('error', () => {}); // what matters is thrown
  await boss.start();
  await boss.createQueue(queue);
  for (const job of jobs) await boss.send(queue, job);
  await boss.stop({ graceful: false });
}
