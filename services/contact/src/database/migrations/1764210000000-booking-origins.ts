import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts what was booked from one network. */
export class BookingOrigins1764210000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX appointments_of_network ON contact.appointments (booked_from, created_at)
        WHERE booked_from IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX contact.appointments_of_network');
  }
}
