import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../database/query.ts';

/** A mail that has failed waits for half a minute, a minute, and for the next look at the server. */
const DRAINED_WITHIN_MS = 300_000;

/** Whether no mail waits any more, and no job that might send one a second time. */
export async function untilMailed(databaseUrl: string): Promise<boolean> {
  for (const end = performance.now() + DRAINED_WITHIN_MS; performance.now() < end; await sleep(1000)) {
    const [left] = await query<{ mails: number; jobs: number }>(
      databaseUrl,
      `SELECT (SELECT count(*) FROM contact.mails WHERE status = 'waiting')::int AS mails,
              (SELECT count(*) FROM pgboss.job
                WHERE name = 'outgoing-mails' AND state IN ('created', 'retry', 'active'))::int AS jobs`,
    );
    if (left?.mails === 0 && left.jobs === 0) return true;
  }
  return false;
}
