import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What ends by its age, in the order in which it goes; the conditions are those of each room's `Stored…Repository`. */
const INDEXES: readonly [name: string, on: string][] = [
  [
    'inspection_reminders_ended',
    `inspection_reminders ((coalesce(stopped_at, sent_at)))
      WHERE stopped_at IS NOT NULL OR sent_since_consent >= 2`,
  ],
  ['appointment_documents_age', 'appointment_documents (created_at)'],
];

/**
 * The night finds what has been kept long enough without reading all that has not. Runs outside of a transaction, while
 * the last release works with the tables.
 */
export class RetentionIndexes1764470000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) {
      await createIndexConcurrently(runner, { schema: 'contact', name, on });
    }
    await runner.query('ANALYZE contact.inspection_reminders, contact.appointment_documents');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX IF EXISTS contact.${name}`);
  }
}
