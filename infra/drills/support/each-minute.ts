import { setTimeout as sleep } from 'node:timers/promises';
import { query } from '../../database/query.ts';

/** What is due is looked for twice a minute, and its worker looks every ten seconds. */
export const JOB_WITHIN_SECONDS = 120;
const EACH_MINUTE = 'kept-places';

/** Those jobs of each minute that were done so far. */
export async function jobsOfEachMinute(databaseUrl: string): Promise<Set<string>> {
  const jobs = await query<{ id: string }>(
    databaseUrl,
    `SELECT id FROM pgboss.job WHERE name = '${EACH_MINUTE}' AND state = 'completed'`,
  );
  return new Set(jobs.map(({ id }) => id));
}

/** Seconds until another one of these jobs was done; null when that takes too long. */
export async function untilJob(databaseUrl: string, before: ReadonlySet<string>): Promise<number | null> {
  for (const begun = performance.now(); ; await sleep(1000)) {
    const seconds = (performance.now() - begun) / 1000;
    const done = await jobsOfEachMinute(databaseUrl);
    if ([...done].some((id) => !before.has(id))) return seconds;
    if (seconds > JOB_WITHIN_SECONDS) return null;
  }
}
