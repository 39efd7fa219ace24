import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has written down what a customer said on the telephone; null for what the customer has answered on the page. */
export class ToldAnswers1764670000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await withShortLock(
      runner,
      'ALTER TABLE contact.finding_answers ADD COLUMN IF NOT EXISTS written_by text',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.finding_answers DROP COLUMN written_by');
  }
}
