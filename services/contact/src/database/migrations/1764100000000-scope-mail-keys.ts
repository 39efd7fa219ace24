import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An idempotency key says which request a mail comes from; requests of another kind have keys of their own. */
export class ScopeMailKeys1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE UNIQUE INDEX mails_key_of_kind ON contact.mails (kind, idempotency_key)');
    await runner.query('ALTER TABLE contact.mails DROP CONSTRAINT mails_idempotency_key_key');
  }

  /** Where two kinds share a key, the newer mails lose theirs: a request that comes again would be a new one. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE contact.mails SET idempotency_key = NULL
       WHERE EXISTS (SELECT FROM contact.mails AS older
                      WHERE older.idempotency_key = mails.idempotency_key AND older.id < mails.id)`);
    await runner.query('ALTER TABLE contact.mails ADD UNIQUE (idempotency_key)');
    await runner.query('DROP INDEX contact.mails_key_of_kind');
  }
}
