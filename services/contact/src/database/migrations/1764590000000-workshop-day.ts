import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The overview of a day asks for the few appointments among years of them that are not over yet. */
export class WorkshopDay1764590000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await createIndexConcurrently(runner, {
      schema: 'contact',
      name: 'appointments_here',
      on: `appointments (end_date) WHERE status IN ('received', 'in-work', 'ready')`,
    });
    await createIndexConcurrently(runner, {
      schema: 'contact',
      name: 'appointments_asked',
      on: 'appointments (appointment_date) WHERE proposal_id IS NOT NULL',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS contact.appointments_here, contact.appointments_asked');
  }
}
