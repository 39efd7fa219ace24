import type { Logger } from 'typeorm';

/**
 * Keeps TypeORM from writing to the console: its lines carry statements and parameters, and whatever
 * goes wrong is thrown and logged by us.
 */
export class SilentTypeOrmLogger implements Logger {
  logQuery(): void {}
  logQueryError(): void {}
  logQuerySlow(): void {}
  logSchemaBuild(): void {}
  logMigration(): void {}
  log(): void {}
}
