import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** By when mails are deleted that nobody tries any more, sent or given up. */
export class ExpiringMails1764480000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      schema: 'contact',
      name: 'mails_expiring',
      on: `mails (coalesce(sent_at, last_attempt_at, created_at)) WHERE status <> 'waiting' AND kind <> 'reply'`,
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contact.mails_expiring');
  }
}
