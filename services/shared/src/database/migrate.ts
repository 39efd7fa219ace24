import { setTimeout as sleep } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import { Client } from 'pg';
import { DataSource, type DataSourceOptions, type MixedList } from 'typeorm';
import { type Grant, grantRights } from './grants.js';
import { ensureSchema } from './schema.js';
import { SilentTypeOrmLogger } from './typeorm-logger.js';

/** First half of the advisory lock's key; the second is made of the schema's name. */
const LOCK_SPACE = 4711;
const RETRY_MS = 200;

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
    while (!(await isTaken(lock, schema))) await sleep(RETRY_MS);
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

/**
 * Asked again and again: a statement that waits for the lock would hold an old view of the database, for whose end
 * `CREATE INDEX CONCURRENTLY` of the replica that has it waits in turn, both for ever.
 */
async function isTaken(client: Client, schema: string): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT pg_try_advisory_lock($1, hashtext($2)) AS taken',
    [LOCK_SPACE, schema],
  );
  return rows[0]!.taken;
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
