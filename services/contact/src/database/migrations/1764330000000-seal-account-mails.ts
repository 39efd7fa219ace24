import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails about staff accounts hold a link that nobody may read but their recipient. */
export class SealAccountMails1764330000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.mails ADD COLUMN sealed text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM contact.mails WHERE kind = 'account'`);
    await runner.query('ALTER TABLE contact.mails DROP COLUMN sealed');
  }
}
