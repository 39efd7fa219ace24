import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { setUpRoles } from '../database/roles.ts';
import { onAbandoned } from './abandonment.ts';
import { build } from './build.ts';
import { planCompilers } from './compilers.ts';
import { startPostgres, type RunningPostgres } from './embedded-postgres.ts';
import { isPortFree } from './free-port.ts';
import { LogFile } from './log-file.ts';
import { planParts, SERVICES, type Part, type Plan, type Service } from './parts.ts';
import { RegularCopies } from './regular-copies.ts';
import { Repository } from './repository.ts';
import { RunLock } from './run-lock.ts';
import { readSettings, SettingsError, type Settings } from './settings.ts';
import { answers, SupervisedProcess } from './supervised-process.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const DEV = process.argv.includes('--dev');
/** The first page is made now, while developing it is compiled too; a busy machine takes its time for that. */
const HOME_PAGE_MS = 60_000;

/** One Ctrl+C arrives more than once: from the terminal, and from the npm and the launcher above us. */
const ONE_WISH_MS = 500;

/** Between attempts to start a database that does not run for long; twice as long each time. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** What ends after so long is started again at once. */
const STABLE_AFTER_MS = 30_000;

/** The running site, and how to end it. */
class Site {
  readonly #settings: Settings;
  readonly #lock: RunLock;
  #postgres: Promise<RunningPostgres> | undefined;
  #copies: RegularCopies | undefined;
  #stopping: Promise<void> | undefined;
  #firstAsked = Number.POSITIVE_INFINITY;
  /** In the order in which they stop. */
  readonly #groups: SupervisedProcess[][] = [];

  constructor(settings: Settings, lock: RunLock) {
    this.#settings = settings;
    this.#lock = lock;
  }

  async start(): Promise<Plan> {
    const { dataDir } = this.#settings;
    const [databaseUrls] = await Promise.all([this.#database(), build(ROOT, dataDir, projectsToBuild())]);
    const plan = await planParts(this.#settings, databaseUrls, ROOT, DEV);
    const compilers = DEV ? planCompilers(ROOT).map((part) => this.#supervise(part)) : [];
    const mailCatcher = plan.mailCatcher ? [this.#supervise(plan.mailCatcher)] : [];
    const services = plan.services.map((part) => this.#supervise(part));
    const web = this.#supervise(plan.web);
    this.#groups.push([web, ...compilers], services, mailCatcher);
    await Promise.all(this.#groups.flat().map((part) => part.start()));
    await this.#homePage();
    this.#lock.publish({ url: plan.url, mailUrl: plan.mailUrl });
    this.#startCopies();
    return plan;
  }

  #startCopies(): void {
    const { repository, dataDir } = this.#settings;
    if (!repository || this.isStopping) return;
    const { intervalMinutes } = repository;
    this.#copies = new RegularCopies({ intervalMinutes, log: new LogFile(dataDir, 'backup'), onNotice: say });
    this.#copies.start();
  }

  async #homePage(): Promise<void> {
    const { host, port, dataDir } = this.#settings;
    for (const end = performance.now() + HOME_PAGE_MS; !this.isStopping; await sleep(200)) {
      if (await answers(`http://${host}:${port}/`)) return;
      if (performance.now() > end) {
        throw new Error(`The web server is up, but the home page is not. See ${dataDir}/logs`);
      }
    }
  }

  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Visitors first, the database last. Asked a second time, it does not wait for running requests. */
  stop(): Promise<void> {
    if (performance.now() - this.#firstAsked > ONE_WISH_MS)
      for (const part of this.#groups.flat()) part.kill();
    if (!this.#stopping) {
      this.#firstAsked = performance.now();
      this.#stopping = this.#stopAll();
    }
    return this.#stopping;
  }

  async #stopAll(): Promise<void> {
    await this.#copies?.stop();
    for (const group of this.#groups) await Promise.all(group.map((part) => part.stop()));
    const postgres = await this.#postgres?.catch(() => undefined); // its failure was reported by start()
    await postgres?.stop();
    this.#lock.release();
  }

  async #database(): Promise<Record<Service, string>> {
    const { databaseUrl, dataDir } = this.#settings;
    if (databaseUrl) return { auth: databaseUrl, content: databaseUrl, contact: databaseUrl };
    const log = new LogFile(dataDir, 'postgres');
    const start = (port?: number) =>
      startPostgres({ dir: path.join(dataDir, 'postgres'), port, log: (line) => log.write(line) });
    this.#postgres = start();
    const postgres = await this.#postgres;
    void this.#superviseDatabase(postgres, start);
    return setUpRoles(postgres.url);
  }

  /**
   * Starts it again as often as it takes, with pauses as for the other parts: a full disk is emptied by and by, and until
   * then kept pages are read.
   */
  async #superviseDatabase(first: RunningPostgres, start: (port: number) => Promise<RunningPostgres>) {
    let running: RunningPostgres | null = first;
    for (let pause = 0; ;) {
      const since = performance.now();
      await running?.exited;
      if (this.isStopping) return;
      const wasStable = performance.now() - since > STABLE_AFTER_MS;
      pause = wasStable ? 0 : Math.min(Math.max(2 * pause, FIRST_PAUSE_MS), LONGEST_PAUSE_MS);
      const what = running ? 'stopped unexpectedly' : 'does not start';
      say(`Postgres ${what}; starting it again. See ${this.#settings.dataDir}/logs/postgres.log`);
      await sleep(pause);
      if (this.isStopping) return;
      this.#postgres = start(first.port);
      running = await this.#onSamePort(this.#postgres, first.port);
    }
  }

  /** Null when it does not start; the services know no other port than the first one. */
  async #onSamePort(starting: Promise<RunningPostgres>, port: number): Promise<RunningPostgres | null> {
    try {
      const postgres = await starting;
      if (postgres.port === port) return postgres;
      say(`Another program has taken the port of Postgres, ${port}`);
      await postgres.stop();
    } catch (error) {
      say((error as Error).message.split('\n', 1).join()); // the log has the rest
    }
    return null;
  }

  #supervise(part: Part): SupervisedProcess {
    return new SupervisedProcess({
      ...part,
      log: new LogFile(this.#settings.dataDir, part.name),
      onStart: (pid) => this.#lock.remember(part.name, pid),
      onNotice: say,
    });
  }
}

/** While developing, the web server compiles pages as they are asked for. */
function projectsToBuild(): string[] {
  return [...SERVICES, ...(DEV ? [] : ['web'])].map((name) => `@garage/${name}`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

async function main(): Promise<void> {
  // A closed terminal must not keep the site from being stopped in order.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const settings = readSettings(process.env, ROOT);
  const lock = new RunLock(settings.dataDir);
  const holder = lock.acquire();
  if (holder !== null) {
    fail(
      `The site is already running on this data (process ${holder}, data in ${settings.dataDir}).\n` +
        'Stop it first, or give another folder with DATA_DIR.',
    );
  }
  const site = new Site(settings, lock);
  const stop = () =>
    void site.stop().then(
      () => process.exit(0),
      (error: unknown) => fail(`Stopping failed: ${String(error)}`),
    );
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  onAbandoned(stop);
  try {
    if (settings.repository) await new Repository(settings.repository).requireProgram();
    await lock.stopOrphans(say);
    if (!(await isPortFree(settings.port, settings.host))) {
      throw new SettingsError(
        `Port ${settings.port} is in use by another program. Choose another one, for example PORT=${settings.port + 1} npm start`,
      );
    }
    const { url, mailUrl } = await site.start();
    if (site.isStopping) return;
    if (mailUrl) say(`Mail that the site sends is caught and shown at ${mailUrl}`);
    say(`ready ${url}`);
  } catch (error) {
    if (site.isStopping) return;
    await site.stop();
    fail(error instanceof Error ? error.message : String(error));
  }
}

main().catch((error: unknown) => fail(error instanceof Error ? error.message : String(error)));
