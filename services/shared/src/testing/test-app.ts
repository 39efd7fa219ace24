import type { DynamicModule, Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { DestinationStream } from 'pino';
import { DataSource } from 'typeorm';
import { createApp, type ServiceName } from '../bootstrap.js';
import { BaseConfig, type Environment, readConfig } from '../config/env.js';
import type { BodyRate } from '../platform/minimum-body-rate.js';
import { type Installation, installed } from './installation.js';
import { createAuthTables, createDatabase } from './test-database.js';

export { createUser, signIn, type SignedInClient } from './test-users.js';
export { listRoutes, type RouteAccess } from './list-routes.js';
export { emptyTables } from './empty-tables.js';
export { createQueue } from './job-queues.js';
export { createAuthTables, createDatabase, type TestDatabase, testRedisUrl } from './test-database.js';

export const TEST_SESSION_SECRET = 'a secret for tests that is long enough';

/** As an operator gives it to let Prometheus in. */
export const METRICS_TOKEN = 'a token for tests that is long enough';

export function readMetrics(url: string): Promise<Response> {
  return fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
}

/** One number of them, named with its labels: `name{label="value"}`. */
export async function readMetric(url: string, name: string): Promise<number> {
  const lines = (await (await readMetrics(url)).text()).split('\n');
  return Number(lines.find((line) => line.startsWith(`${name} `))?.slice(name.length));
}

export interface TestAppOptions {
  /** The service's configuration class; the common one when absent. */
  config?: new () => BaseConfig;
  /** The auth service makes its tables itself; for every other one the tables are there already. */
  service?: ServiceName;
  /** Gets every log line, from level `trace` on; tests are silent otherwise. */
  logDestination?: DestinationStream;
  bodyRate?: BodyRate;
  /** Begins with what the service's migrations have made, instead of running them. */
  installation?: Installation;
}

export interface TestApp {
  app: NestFastifyApplication;
  /** For requests with `fetch`. */
  url: string;
  db: DataSource;
  /** Stops the application and removes the database that was made for it. */
  close(): Promise<void>;
}

/**
 * The whole service, listening on a free port, on a database of its own (unless `DATABASE_URL` is
 * given) and with sessions in Postgres (unless `REDIS_URL` is given).
 */
export async function startTestApp(
  appModule: Type<unknown> | DynamicModule,
  env: Environment = {},
  { config = BaseConfig, service = 'contact', logDestination, bodyRate, installation }: TestAppOptions = {},
): Promise<TestApp> {
  const database = env['DATABASE_URL'] ? null : await createDatabase(installation && installed(installation));
  if (database && !installation && service !== 'auth') await createAuthTables(database.url);
  const values = readConfig(config, {
    SESSION_SECRET: TEST_SESSION_SECRET,
    METRICS_TOKEN,
    LOG_LEVEL: logDestination ? 'trace' : 'silent',
    ...(database && { DATABASE_URL: database.url }),
    ...env,
  });
  const app = await createApp(appModule, values, { service, logDestination, bodyRate });
  await app.listen(0, '127.0.0.1');
  return {
    app,
    url: await app.getUrl(),
    db: app.get(DataSource),
    close: async () => {
      await app.close();
      await database?.drop();
    },
  };
}
