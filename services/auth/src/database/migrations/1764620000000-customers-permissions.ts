import type { MigrationInterface, QueryRunner } from 'typeorm';

const GRANTED = ['customers:read', 'customers:write'];

/**
 * Whoever reads both appointments and messages has seen of each customer what the card brings together, and gets it;
 * whoever may change both may correct the card. A role with only one of them gets nothing: it would see people of whom it
 * knew nothing.
 */
export class CustomersPermissions1764620000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const right of ['read', 'write']) {
      await runner.query(
        `UPDATE auth.user_roles SET permissions = permissions || $1::jsonb
          WHERE permissions @> $2::jsonb AND NOT permissions @> $1::jsonb`,
        [
          JSON.stringify([`customers:${right}`]),
          JSON.stringify([`appointments:${right}`, `contact-messages:${right}`]),
        ],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const permission of GRANTED) {
      await runner.query('UPDATE auth.user_roles SET permissions = permissions - $1', [permission]);
    }
  }
}
