import type { Pool } from 'pg';

/**
 * pg-boss looks twice a minute for what is due on a schedule, and notes when. A note that lies further ahead than this was
 * made before the clock went back.
 */
const NOTICED_SECONDS = 60;

/**
 * Takes to the present what pg-boss has noted in the future, when the clock of the database went back. Until that future
 * it would do nothing that is due on a schedule, look for no job whose worker died, and leave waiting what was to be tried
 * again soon. One replica does it; the others find nothing any more.
 *
 * What was done on a schedule since the time that comes again is forgotten, because pg-boss does nothing twice for the same
 * minute: it is done once more.
 *
 * @returns By how many seconds the clock went back; null when it did not.
 */
export async function catchUpWithClock(pool: Pool, schema: string): Promise<number | null> {
  const { rows } = await pool.query<{ seconds: number }>(`
    WITH clock AS (
      SELECT ${schema}.job_now() AS now, cron_on - ${schema}.job_now() AS back
        FROM ${schema}.version
       WHERE cron_on > ${schema}.job_now() + interval '${NOTICED_SECONDS} seconds'
         FOR UPDATE
    ), passes AS (
      UPDATE ${schema}.version
         SET cron_on = clock.now, bam_on = least(bam_on, clock.now), flow_on = least(flow_on, clock.now),
             reindex_on = least(reindex_on, clock.now), monitor_backoff_on = least(monitor_backoff_on, clock.now)
        FROM clock
    ), queues AS (
      UPDATE ${schema}.queue
         SET monitor_claim_on = least(monitor_claim_on, clock.now), monitor_on = least(monitor_on, clock.now),
             maintain_on = least(maintain_on, clock.now)
        FROM clock
    ), jobs AS (
      UPDATE ${schema}.job
         SET start_after = CASE WHEN state < 'active' THEN greatest(least(start_after, clock.now), start_after - clock.back)
                                ELSE start_after END,
             started_on = least(started_on, clock.now),
             heartbeat_on = least(heartbeat_on, clock.now),
             singleton_on = CASE WHEN state <= 'active' THEN singleton_on END
        FROM clock
       WHERE start_after > clock.now OR started_on > clock.now OR heartbeat_on > clock.now
          OR singleton_on > clock.now AT TIME ZONE 'UTC'
    )
    SELECT extract(epoch FROM back)::int AS seconds FROM clock`);
  return rows[0]?.seconds ?? null;
}
