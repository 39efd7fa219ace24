import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One for each way in which the record is read, in the order of its pages. */
const INDEXES: readonly [name: string, on: string][] = [
  ['audit_log_newest_first', '(at DESC, id DESC)'],
  ['audit_log_of_action', '(action, at DESC, id DESC)'],
  ['audit_log_of_actor', '(actor_user_id, at DESC, id DESC)'],
  ['audit_log_of_subject', '(subject, at DESC, id DESC)'],
];
/** Those that they replace. */
const BEFORE: readonly [name: string, on: string][] = [
  ['audit_log_at_idx', '(at)'],
  ['audit_log_actor_idx', '(actor_user_id, id)'],
  ['audit_log_subject_idx', '(subject, id)'],
];

/** Years of records are read as fast as days. Runs while the last release writes records: outside of a transaction. */
export class AuditVolume1764420000000 implements MigrationInterface {
  readonly name = 'AuditVolume1764420000000';
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of INDEXES) {
      await createIndexConcurrently(queryRunner, { schema: 'auth', name, on: `audit_log ${on}` });
    }
    for (const [name] of BEFORE) await queryRunner.query(`DROP INDEX CONCURRENTLY IF EXISTS auth.${name}`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name, on] of BEFORE) {
      await queryRunner.query(`CREATE INDEX ${name} ON auth.audit_log ${on}`);
    }
    for (const [name] of INDEXES) await queryRunner.query(`DROP INDEX auth.${name}`);
  }
}
