import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'contact_messages_address';

/** Whoever asks what is stored under an address is answered without a look at every message. */
export class MessageAddresses1764450000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // An index of the same name is what a start has left that was broken off.
    await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS contact.${NAME}`);
    await runner.query(`CREATE INDEX CONCURRENTLY ${NAME} ON contact.contact_messages (lower(email))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX contact.${NAME}`);
  }
}
