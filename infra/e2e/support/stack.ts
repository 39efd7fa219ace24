import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startGateway } from '../../../gateway/testing/start-gateway.ts';
import { setUpRoles } from '../../database/roles.ts';
import { startPostgres } from '../../local/embedded-postgres.ts';
import { freePort } from '../../local/free-port.ts';
import { LogFile } from '../../local/log-file.ts';
import { MEMORY_FLAGS, type Part, planParts, SERVICES } from '../../local/parts.ts';
import { readSettings } from '../../local/settings.ts';
import { answers, SupervisedProcess } from '../../local/supervised-process.ts';
import { copyInstallation } from './installation.ts';
import { keepServer } from './kept-server.ts';
import { MailClient } from './mail-client.ts';
import { startRedis } from './redis-server.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
/** Node keeps here what it has compiled: dozens of stacks start from the same programs. */
const COMPILED = path.join(ROOT, 'node_modules/.cache/node-compiled');
const FIRST_WEB_PORT = 18_080;
const FIRST_MAIL_PORT = 18_025;
const METRICS_TOKEN = 'a token for tests that is long enough';

export type PartName = 'auth' | 'content' | 'contact' | 'web';

/** The whole product as in containers: nginx, web, three services, Postgres, Redis and an SMTP server. */
export interface Stack {
  /** The gateway's address; the only one that a visitor knows. */
  url: string;
  /** The web server without the gateway before it, as `npm start` runs it. */
  webUrl: string;
  /** The same under the name that the site takes for its own (`PUBLIC_URL`). */
  publicUrl: string;
  /** The content service without gateway and caches before it. */
  contentUrl: string;
  smtpPort: number;
  /** Where the mails that its SMTP server has taken can be read. */
  mailUrl: string;
  admin: { username: string; password: string };
  /** What Prometheus needs to read it: the token, and where each part answers. */
  metrics: { token: string; addresses: Record<PartName | 'gateway', string> };
  mails: MailClient;
  /** Where the sessions are. */
  redisUrl: string;
  /** The address of the database as its owner has it. */
  databaseUrl: string;
  /** Ends a part as a crash would; it is started again as a container engine would. */
  kill(part: PartName | 'mail-catcher'): void;
  /** The same for what the services need; resolves when it is gone. Redis comes back empty; each after so long. */
  killServer(server: 'postgres' | 'redis', awayMs?: number): Promise<void>;
  /** Stops a part and leaves it stopped. */
  stopPart(part: PartName): Promise<void>;
  /** @param change other settings than before, from now on */
  startPart(part: PartName, change?: Record<string, string>): Promise<void>;
  untilReady(part: PartName): Promise<void>;
  stopMailServer(): Promise<void>;
  /** Runs one of the auth service's commands on the server, as its operator would; what it printed. */
  command(program: string): string;
  startMailServer(): Promise<void>;
  /** Everything that any of its processes has written about its work so far. */
  logs(): Promise<Record<string, string>>;
  stop(): Promise<void>;
}

export interface StackOptions {
  /** The folder of its data, which stays; otherwise it gets one for the time that it runs. */
  keptIn?: string;
  /** Settings besides those of every stack. */
  settings?: Record<string, string>;
  /** What stands between the services and the port of Postgres: answers the port that they are told. */
  wayToPostgres?: (port: number) => Promise<number>;
  /** What every process finds in its environment besides, but for the SMTP server, which is somebody else's. */
  environment?: Readonly<Record<string, string>>;
}

/** Nothing of it is left running when a part of it does not start, nor when we end without stopping it. */
export async function startStack({
  keptIn,
  settings = {},
  wayToPostgres,
  environment = {},
}: StackOptions = {}): Promise<Stack> {
  const started = new AsyncDisposableStack();
  try {
    return await startParts(
      started,
      keptIn ?? temporaryFolder(started),
      settings,
      wayToPostgres,
      environment,
    );
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** With as much memory as it likes: what keeps a part small takes time, which tests have less of. */
function roomy(part: Part): Part {
  return { ...part, args: part.args.filter((argument) => !MEMORY_FLAGS.includes(argument)) };
}

function withPort(address: string, port: string): string {
  const url = new URL(address);
  url.port = port;
  return url.href;
}

function temporaryFolder(started: AsyncDisposableStack): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-e2e-'));
  started.defer(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** @param started What has to be ended, the last one first. */
async function startParts(
  started: AsyncDisposableStack,
  dataDir: string,
  given: Record<string, string>,
  wayToPostgres: StackOptions['wayToPostgres'],
  environment: Readonly<Record<string, string>>,
): Promise<Stack> {
  const isNew = !existsSync(path.join(dataDir, 'postgres'));
  const isCopy = isNew && copyInstallation(dataDir);
  // What a copy stores need not outlive a power failure; benchmarks, which begin anew, pay for it.
  const fsync = !isCopy;
  const admin = { username: 'admin', password: 'e2e main admin passphrase' };
  let port: number | undefined;
  const postgres = await keepServer(async () => {
    const dir = path.join(dataDir, 'postgres');
    const server = await startPostgres({ dir, port, fsync, isTied: true, environment });
    port ??= server.port;
    if (server.port !== port) throw new Error(`Postgres came back on port ${server.port}`);
    return server;
  });
  started.defer(() => postgres.stop());
  const redis = await startRedis(environment);
  started.defer(() => redis.stop());
  const settings = readSettings(
    {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: COMPILED,
      DATA_DIR: dataDir,
      PORT: String(await freePort(FIRST_WEB_PORT)),
      MAIL_CATCHER_PORT: String(await freePort(FIRST_MAIL_PORT)),
      RATE_LIMIT_FACTOR: '1000',
      MAIN_ADMIN_USERNAME: admin.username,
      MAIN_ADMIN_PASSWORD: admin.password,
      METRICS_TOKEN,
      ...environment,
      ...given,
    },
    ROOT,
  );
  const databaseUrls = await setUpRoles(postgres.first.url);
  if (wayToPostgres) {
    const between = String(await wayToPostgres(postgres.first.port));
    for (const service of SERVICES) databaseUrls[service] = withPort(databaseUrls[service], between);
  }
  const plan = await planParts(settings, databaseUrls, ROOT, false);
  for (const { name, env } of plan.services) env['REDIS_URL'] = redis.urlOf(name);
  const { mailCatcher, mailUrl } = plan;
  if (!mailCatcher || !mailUrl) throw new Error('the stack needs its own mail server');
  const parts = new Map<string, Part>(
    [...plan.services, plan.web, mailCatcher].map((part) => [part.name, isCopy ? roomy(part) : part]),
  );
  const running = new Map<string, { process: SupervisedProcess; pid: number }>();

  async function start(name: string, change: Record<string, string> = {}): Promise<void> {
    const part = parts.get(name);
    if (!part) throw new Error(`there is no part called ${name}`);
    Object.assign(part.env, change);
    const supervised = new SupervisedProcess({
      ...part,
      isTied: true,
      log: new LogFile(dataDir, name),
      onStart: (pid) => running.set(name, { process: supervised, pid }),
      onNotice: () => {}, // restarts are wanted here
    });
    await supervised.start();
  }
  const stop = async (name: string): Promise<void> => running.get(name)?.process.stop();
  const addressOf = (name: PartName) => new URL(parts.get(name)?.readyUrl ?? '').host;

  started.defer(async () => {
    await Promise.all([...running.keys()].map(stop));
  });
  await start(mailCatcher.name);
  await Promise.all([...plan.services, plan.web].map(({ name }) => start(name)));
  const addresses = {
    auth: addressOf('auth'),
    content: addressOf('content'),
    contact: addressOf('contact'),
    web: addressOf('web'),
  };
  const gateway = await startGateway({ ...addresses, rateLimitFactor: 1000, environment });
  started.defer(() => gateway.stop());

  return {
    url: gateway.url,
    webUrl: `http://${addressOf('web')}`,
    publicUrl: settings.publicUrl,
    contentUrl: `http://${addressOf('content')}`,
    smtpPort: Number(mailCatcher.env['SMTP_PORT']),
    mailUrl,
    admin,
    metrics: { token: METRICS_TOKEN, addresses: { ...addresses, gateway: new URL(gateway.url).host } },
    mails: new MailClient(mailUrl),
    redisUrl: redis.url,
    databaseUrl: postgres.first.url,
    kill: (name) => {
      const pid = running.get(name)?.pid;
      if (pid) process.kill(pid, 'SIGKILL');
    },
    killServer: (server, awayMs) => (server === 'redis' ? redis : postgres).kill(awayMs),
    stopPart: stop,
    startPart: start,
    untilReady: async (name) => {
      const readyUrl = parts.get(name)?.readyUrl ?? '';
      await sleep(300); // a process that was just killed may still have its port open
      for (const end = Date.now() + 30_000; !(await answers(readyUrl)); await sleep(100)) {
        if (Date.now() > end) throw new Error(`${name} did not come back`);
      }
    },
    command: (program) => {
      const auth = parts.get('auth');
      return execFileSync(process.execPath, [program], { cwd: auth?.cwd, env: auth?.env, encoding: 'utf8' });
    },
    stopMailServer: () => stop(mailCatcher.name),
    startMailServer: () => start(mailCatcher.name),
    logs: async () => {
      const folder = path.join(dataDir, 'logs');
      const files = await readdir(folder);
      const texts = files.map(async (file) => [file, await readFile(path.join(folder, file), 'utf8')]);
      return {
        ...Object.fromEntries(await Promise.all(texts)),
        'gateway-access.log': JSON.stringify(gateway.accessLog()),
        'gateway-error.log': gateway.errorLog(),
      };
    },
    stop: () => started.disposeAsync(),
  };
}
