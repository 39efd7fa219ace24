import type { LoggerService } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import { type Grant, grantRights } from './grants.js';
import { ensureSchema } from './schema.js';
import { SilentTypeOrmLogger } from './typeorm-logger.js';

/** First half of the advisory lock's key; the second is made of the schema's name. */
const LOCK_SPACE = 4711;

export interface MigrationTarget {
  url: string;
  schema: string;
  migrations: MixedList<Function>;
  /** What other parts of the site may do with this schema. */
  grants?: readonly Grant[];
  logger: LoggerService;
}

/**
 * Brings a service's schema up to date. The lock lets replicas start together: one migrates, the
 * others wait for it. It is held by a connection of its own, so it ends with the process.
 */
export async function migrate({
  url,
  schema,
  migrations,
  grants = [],
  logger,
}: MigrationTarget): Promise<string[]> {
  const lock = new Client({
    connectionString: url,
    application_name: `${schema}-migrations`,
    connectionTimeoutMillis: 3000,
  });
  lock.on('error', (err) => logger.warn({ msg: 'the migration lock was lost', err }));
  await lock.connect();
  try {
    await lock.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_SPACE, schema]);
    await ensureSchema(lock, schema);
    const dataSource = new DataSource(migrationOptions({ url, schema, migrations }));
    await dataSource.initialize();
    try {
      const applied = await dataSource.runMigrations({ transaction: 'each' });
      await grantRights({ url, service: schema, grants });
      return applied.map(({ name }) => name);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
}

function migrationOptions({
  url,
  schema,
  migrations,
}: Pick<MigrationTarget, 'url' | 'schema' | 'migrations'>): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    schema,
    migrations,
    migrationsTableName: 'migrations',
    synchronize: false,
    logger: new SilentTypeOrmLogger(),
    installExtensions: false,
    extra: { max: 2 },
  };
}
