import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startNameServer } from '../../../gateway/testing/name-server.ts';
import { startGateway } from '../../../gateway/testing/start-gateway.ts';
import { setUpRoles } from '../../database/roles.ts';
import { startRedis } from '../../e2e/support/redis-server.ts';
import { startPostgres } from '../../local/embedded-postgres.ts';
import { freePort } from '../../local/free-port.ts';
import { LogFile } from '../../local/log-file.ts';
import { type Part, planParts, SERVICES } from '../../local/parts.ts';
import { readSettings } from '../../local/settings.ts';
import { SupervisedProcess } from '../../local/supervised-process.ts';
import { type Ending, type Replica, startReplica } from './replica.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const ASK_NAME_SERVER = new URL('ask-name-server.mjs', import.meta.url).href;
const FIRST_PORT = 19_000;
/** Between the name and the signal: Swarm takes a replica out of its name, and gives that word time to go round. */
const WORD_GOES_ROUND_MS = 2000;
const REPLICATED = [...SERVICES, 'web'] as const;
export type ReplicatedPart = (typeof REPLICATED)[number];

/** The site as on several machines: each part several times, behind names that stand for all that are ready. */
export interface ReplicatedSite {
  url: string;
  databaseUrl: string;
  admin: { username: string; password: string };
  parts: readonly ReplicatedPart[];
  /** Replaces the oldest replica of a part as Swarm does with `order: start-first`. */
  replaceOldest(part: ReplicatedPart): Promise<Ending>;
  stop(): Promise<void>;
}

/** @param dataDir Where everything is kept that it writes. */
export async function startReplicatedSite(dataDir: string, replicas: number): Promise<ReplicatedSite> {
  await using started = new AsyncDisposableStack();
  const admin = { username: 'admin', password: 'a main admin passphrase' };
  const postgres = await startPostgres({ dir: path.join(dataDir, 'postgres'), isTied: true });
  started.defer(() => postgres.stop());
  const redis = await startRedis();
  started.defer(() => redis.stop());

  const running = Object.fromEntries(REPLICATED.map((part) => [part, []])) as unknown as Record<
    ReplicatedPart,
    Replica[]
  >;
  const isReplicated = (name: string): name is ReplicatedPart => name in running;
  const names = await startNameServer((name) =>
    isReplicated(name) ? shuffled(running[name].map(({ host }) => host)) : [],
  );
  started.defer(() => names.stop());

  const port = await freePort(FIRST_PORT);
  const { services, web, mailCatcher } = await planParts(
    readSettings(
      {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        RATE_LIMIT_FACTOR: '1000',
        MAIN_ADMIN_USERNAME: admin.username,
        MAIN_ADMIN_PASSWORD: admin.password,
        NAME_SERVER: names.address,
      },
      ROOT,
    ),
    await setUpRoles(postgres.url),
    ROOT,
    false,
  );
  for (const { name, env } of services) env['REDIS_URL'] = redis.urlOf(name);
  const mail = new SupervisedProcess({
    ...mailCatcher!,
    isTied: true,
    log: new LogFile(dataDir, 'mail-catcher'),
    onStart: () => {},
    onNotice: () => {},
  });
  await mail.start();
  started.defer(() => mail.stop());

  let nextHost = 1;
  const start = (name: ReplicatedPart): Promise<Replica> => {
    const host = `127.7.0.${nextHost}`;
    nextHost += 1;
    const part = [...services, web].find((each) => each.name === name)!;
    return startReplica(at(part, host, port), host, path.join(dataDir, 'logs'));
  };
  started.defer(async () => {
    await Promise.all(
      Object.values(running)
        .flat()
        .map((replica) => replica.stop()),
    );
  });
  // One of each at the same time, because some wait for others to be ready.
  for (let nth = 0; nth < replicas; nth += 1) {
    await Promise.all(REPLICATED.map(async (name) => running[name].push(await start(name))));
  }
  const gateway = await startGateway({
    auth: `auth:${port}`,
    content: `content:${port}`,
    contact: `contact:${port}`,
    web: `web:${port}`,
    resolver: names.address,
    rateLimitFactor: 1000,
  });
  started.defer(() => gateway.stop());

  const whole = started.move();
  return {
    url: gateway.url,
    databaseUrl: postgres.url,
    admin,
    parts: REPLICATED,
    replaceOldest: async (part) => {
      running[part].push(await start(part));
      const oldest = running[part].shift()!;
      await sleep(WORD_GOES_ROUND_MS);
      return oldest.stop();
    },
    stop: () => whole.disposeAsync(),
  };
}

/** The part as it runs in a container of its own: under an address of its own, and asking others by their names. */
function at(part: Part, host: string, port: number): Part {
  const addresses = Object.fromEntries(
    SERVICES.map((service) => [`${service.toUpperCase()}_URL`, `http://${service}:${port}`] as const).filter(
      ([name]) => name in part.env,
    ),
  );
  return {
    ...part,
    args: ['--import', ASK_NAME_SERVER, ...part.args],
    env: { ...part.env, ...addresses, HOST: host, PORT: String(port) },
    readyUrl: `http://${host}:${port}/health/ready`,
  };
}

/** The engine names the replicas in another order each time. */
const shuffled = (hosts: readonly string[]): string[] =>
  hosts
    .map((host) => ({ host, at: Math.random() }))

    .toSorted((one, other) => one.at - other.at)
    .map(({ host }) => host);
