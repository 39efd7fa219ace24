import type { MediaState } from '@garage/contracts/media';
import type { UploadedPicture } from '@garage/contracts/pictures';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface PictureJob {
  mediaId: number;
  /** This one included. */
  attempts: number;
  picture: UploadedPicture;
}

/** What becomes of a job after an attempt. */
export type Outcome = 'done' | 'failed' | { retryAfterMs: number };

/** The pictures whose sizes are still to be made. */
@Injectable()
export class PictureJobsRepository {
  constructor(private readonly db: DataSource) {}

  async add(mediaId: number, manager: EntityManager): Promise<void> {
    await manager.query('INSERT INTO content.picture_jobs (media_id) VALUES ($1)', [mediaId]);
  }

  /** Begins anew with a job that has failed; all others stay as they are. */
  async retry(mediaId: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE content.picture_jobs SET attempts = 0, failed_at = NULL, next_try_at = now()
        WHERE media_id = $1 AND failed_at IS NOT NULL`,
      [mediaId],
    );
  }

  /** The pictures that are not ready. */
  async states(manager: EntityManager = this.db.manager): Promise<Map<number, MediaState>> {
    const rows = await manager.query<{ id: number; failed: boolean }[]>(
      'SELECT media_id AS id, failed_at IS NOT NULL AS failed FROM content.picture_jobs',
    );
    return new Map(rows.map(({ id, failed }) => [id, failed ? 'failed' : 'processing']));
  }

  /**
   * Counts an attempt at the oldest job that is due and that nobody works on, and says which it is. Stored at
   * once: a picture that ends the process is not tried for ever.
   */
  async begin(): Promise<number | null> {
    const [rows] = await this.db.query<[{ id: number }[], number]>(
      `UPDATE content.picture_jobs SET attempts = attempts + 1
        WHERE media_id = (
          SELECT media_id FROM content.picture_jobs
           WHERE failed_at IS NULL AND next_try_at <= now()
           ORDER BY next_try_at, media_id LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING media_id AS id`,
    );
    return rows[0]?.id ?? null;
  }

  /**
   * Works on a job, which is nobody else's until then. Its row stays locked meanwhile: when the process or the
   * connection ends, Postgres gives it back at once, as if nothing had been done.
   */
  async work(mediaId: number, attempt: (job: PictureJob) => Promise<Outcome>): Promise<void> {
    await this.db.transaction(async (manager) => {
      const [job] = await manager.query<PictureJob[]>(
        `SELECT job.media_id AS "mediaId", job.attempts, media.picture
           FROM content.picture_jobs AS job JOIN content.media AS media ON media.id = job.media_id
          WHERE job.media_id = $1 AND job.failed_at IS NULL FOR UPDATE OF job SKIP LOCKED`,
        [mediaId],
      );
      if (job) await this.settle(mediaId, await attempt(job), manager);
    });
  }

  private async settle(mediaId: number, outcome: Outcome, manager: EntityManager): Promise<void> {
    if (outcome === 'done') {
      await manager.query('DELETE FROM content.picture_jobs WHERE media_id = $1', [mediaId]);
      return;
    }
    const wait = outcome === 'failed' ? null : outcome.retryAfterMs;
    await manager.query(
      `UPDATE content.picture_jobs
          SET failed_at = CASE WHEN $2::integer IS NULL THEN now() END,
              next_try_at = clock_timestamp() + coalesce($2, 0) * interval '1 millisecond'
        WHERE media_id = $1`,
      [mediaId, wait],
    );
  }
}
