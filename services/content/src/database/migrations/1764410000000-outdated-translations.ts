import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each version knows which of its translations are older than the German text; until now a hundred versions were
 * compared whenever a page was opened. What is stored already, or is stored by the last release while both run, has no
 * answer yet: the service finds it out once, when it is asked for.
 */
export class OutdatedTranslations1764410000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await withShortLock(runner, 'ALTER TABLE content.page_records ADD COLUMN IF NOT EXISTS outdated jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.page_records DROP COLUMN outdated');
  }
}
