import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'contact_messages_address';

/** Whoever asks what is stored under an address is answered without a look at every message. */
export class MessageAddresses1764450000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    const on = 'contact_messages (lower(email))';
    await createIndexConcurrently(runner, { schema: 'contact', name: NAME, on });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX contact.${NAME}`);
  }
}
