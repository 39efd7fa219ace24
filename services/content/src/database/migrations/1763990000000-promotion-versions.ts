import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promotions count their changes. */
export class PromotionVersions1763990000000 implements MigrationInterface {
  name = 'PromotionVersions1763990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.promotions ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.promotions DROP COLUMN version');
  }
}
