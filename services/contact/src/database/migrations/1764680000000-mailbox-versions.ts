import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the mailboxes of an appointment: the links of mails to an address that was wrong open nothing any more. */
export class MailboxVersions1764680000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await withShortLock(
      runner,
      'ALTER TABLE contact.appointments ADD COLUMN IF NOT EXISTS mailbox_version integer NOT NULL DEFAULT 0',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.appointments DROP COLUMN mailbox_version');
  }
}
