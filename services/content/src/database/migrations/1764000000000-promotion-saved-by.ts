import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promotions know who saved them last. */
export class PromotionSavedBy1764000000000 implements MigrationInterface {
  name = 'PromotionSavedBy1764000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.promotions ADD COLUMN saved_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.promotions DROP COLUMN saved_by');
  }
}
