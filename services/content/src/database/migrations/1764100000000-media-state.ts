import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How far the sizes of a picture are, which `picture_jobs` told until now; the work itself waits in pg-boss. What
 * the release before this one adds while both run starts as `processing` and is taken up at the next start.
 * The table stays for that release and goes with the next.
 */
export class MediaState1764100000000 implements MigrationInterface {
  name = 'MediaState1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content.media ADD COLUMN state text NOT NULL DEFAULT 'processing'
        CONSTRAINT media_state_check CHECK (state IN ('processing', 'ready', 'failed'))`);
    await runner.query(`
      UPDATE content.media SET state = CASE
        WHEN job.media_id IS NULL THEN 'ready' WHEN job.failed_at IS NOT NULL THEN 'failed' ELSE 'processing' END
      FROM content.media AS item LEFT JOIN content.picture_jobs AS job ON job.media_id = item.id
      WHERE item.id = media.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO content.picture_jobs (media_id, failed_at)
      SELECT id, CASE WHEN state = 'failed' THEN now() END FROM content.media WHERE state <> 'ready'
      ON CONFLICT (media_id) DO UPDATE SET failed_at = excluded.failed_at`);
    await runner.query(
      'DELETE FROM content.picture_jobs USING content.media WHERE media.id = media_id AND state = $1',
      ['ready'],
    );
    await runner.query('ALTER TABLE content.media DROP COLUMN state');
  }
}
