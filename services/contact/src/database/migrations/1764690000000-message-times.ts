import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A search finds messages by their ids, in no order. This index alone says when each was written, so that of a
 * thousand that fit only those that are shown are read themselves.
 */
export class MessageTimes1764690000000 implements MigrationInterface {
  /** Visitors go on writing meanwhile. */
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      schema: 'contact',
      name: 'contact_messages_times',
      on: 'contact_messages (id) INCLUDE (created_at)',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contact.contact_messages_times');
  }
}
