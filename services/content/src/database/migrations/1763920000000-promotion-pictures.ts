import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Promotions remember in which sizes their picture was stored. */
export class PromotionPictures1763920000000 implements MigrationInterface {
  name = 'PromotionPictures1763920000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.promotions ADD COLUMN picture jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.promotions DROP COLUMN picture');
  }
}
