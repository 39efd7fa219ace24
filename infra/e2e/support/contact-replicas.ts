import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { GARAGE_PATH } from '@garage/contracts/garage';
import { SITE_SERVICES_PATH } from '@garage/contracts/site-services';
import { setUpRoles } from '../../database/roles.ts';
import { startPostgres } from '../../local/embedded-postgres.ts';
import { freePort } from '../../local/free-port.ts';
import { tied } from '../../local/tied.ts';
import { startRedis } from './redis-server.ts';

const SERVICES = fileURLToPath(new URL('../../../services/', import.meta.url));
const FIRST_PORT = 17_000;
const START_TIMEOUT_MS = 60_000;
/** Where no mail server answers: what is to be mailed waits. */
const NOBODY = 'smtp://127.0.0.1:9';

export interface ContactReplicas {
  urls: string[];
  databaseUrl: string;
  /** Ends Postgres and starts it again on the same data and address. */
  restartPostgres(): Promise<void>;
  stop(): Promise<void>;
}

/** Several replicas of the contact service on one real Postgres and Redis, with a garage open from Monday to Friday. */
export async function startContactReplicas(count: number): Promise<ContactReplicas> {
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-replicas-'));
  const dir = path.join(folder, 'postgres');
  await using started = new AsyncDisposableStack();
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  const options = { dir, fsync: true, isTied: true };
  let postgres = await startPostgres({ ...options, port: await freePort(FIRST_PORT) });
  started.defer(() => postgres.stop());
  const redis = await startRedis();
  started.defer(() => redis.stop());
  const content = await startContent();
  started.defer(() => content.stop());
  const common = {
    PUBLIC_URL: 'https://garage-muster.example',
    SESSION_SECRET: 'a secret for tests that is long enough',
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'silent',
  };
  const databaseUrls = await setUpRoles(postgres.url);
  const start = async (service: 'auth' | 'contact', firstPort: number, env: Record<string, string>) => {
    const port = await freePort(firstPort);
    const child = spawn(...tied(process.execPath, [path.join(SERVICES, service, 'dist/main.js')]), {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...common,
        ...env,
        DATABASE_URL: databaseUrls[service],
        REDIS_URL: redis.urlOf(service),
        PORT: String(port),
      },
    });
    started.defer(() => end(child));
    const url = `http://127.0.0.1:${port}`;
    await untilReady(url);
    return url;
  };
  // It makes the tables of accounts, which every service reads.
  await start('auth', FIRST_PORT + 100, {
    MAIN_ADMIN_USERNAME: 'admin',
    MAIN_ADMIN_PASSWORD: 'a main admin passphrase',
    CONTENT_URL: content.url,
  });
  const urls: string[] = [];
  for (let replica = 0; replica < count; replica += 1) {
    const url = await start('contact', FIRST_PORT + 200 + 100 * replica, {
      CONTENT_URL: content.url,
      SMTP_URL: NOBODY,
      MAIL_FROM: 'website@garage-muster.example',
      STAFF_EMAIL: 'team@garage-muster.example',
    });
    urls.push(url);
  }
  const whole = started.move();
  return {
    urls,
    databaseUrl: postgres.url,
    restartPostgres: async () => {
      const { port } = postgres;
      await postgres.stop();
      postgres = await startPostgres({ ...options, port });
      if (postgres.port !== port) throw new Error(`Postgres came back on port ${postgres.port}`);
    },
    stop: () => whole.disposeAsync(),
  };
}

/** Answers what booking asks of the content service: one short job, and a week with 20 half hours a day. */
async function startContent() {
  const day = [
    { from: '07:30', to: '12:00' },
    { from: '13:00', to: '18:30' },
  ];
  const openingHours = Object.fromEntries(
    Object.keys(DEFAULT_GARAGE.openingHours).map((weekday) => [
      weekday,
      weekday === 'saturday' || weekday === 'sunday' ? [] : day,
    ]),
  );
  const answers: Record<string, unknown> = {
    [GARAGE_PATH]: { garage: { ...DEFAULT_GARAGE, openingHours }, closures: [] },
    [SITE_SERVICES_PATH]: {
      items: [
        {
          id: 10,
          name: { de: 'Radwechsel' },
          description: { de: 'Vier Räder' },
          duration: 30,
          bufferMinutes: 0,
          color: '#4a4545',
          isActive: true,
          isOther: false,
          checks: { de: '' },
          price: null,
          isPriceFrom: false,
        },
      ],
      version: 1,
    },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function untilReady(url: string): Promise<void> {
  for (const deadline = Date.now() + START_TIMEOUT_MS; ; await sleep(200)) {
    const isReady = await fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > deadline) throw new Error(`nothing answers at ${url}`);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
