import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Failed mails were tried each hour for as long as it took. From now on nobody tries them again: one last time they wait. */
export class FailedMailsWait1764340000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE contact.mails SET status = 'waiting' WHERE status = 'failed'`);
  }

  /** The release before tries mails that wait, too, and says of them itself when they have failed. */
  async down(): Promise<void> {}
}
