import { spawn, type ChildProcess } from 'node:child_process';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LogFile } from './log-file.ts';
import { tied } from './tied.ts';

const FIRST_RESTART_MS = 500;
const SLOWEST_RESTART_MS = 15_000;
const STABLE_AFTER_MS = 30_000;
/** A part that never came up is given up after this many attempts: its settings or its code are wrong. */
const START_ATTEMPTS = 3;
const STOP_GRACE_MS = 10_000;

export interface ProcessOptions {
  name: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  log: LogFile;
  /** Answers 200 once the process is ready to work. */
  readyUrl?: string;
  /** Told of every start, with the process id. */
  onStart: (pid: number) => void;
  /** Whether a line of output is meant for the operator's eyes rather than for the log. */
  isNotice?: (line: string) => boolean;
  onNotice: (line: string) => void;
  /** A crash after so long is an accident, and a new start will help: it does not wait. */
  stableAfterMs?: number;
  /** Ends it when we have ended without stopping it: for tests, which nobody starts again on the same data. */
  isTied?: boolean;
}

/**
 * A Node program that is kept running until it is told to stop. In production a container engine does that; `npm start`
 * is for a machine that has nothing but Node. What could be installed for it does less or more: `concurrently` starts a
 * program again, but knows neither when it is ready nor when to give up; `pm2` is a daemon that goes on when we end.
 */
export class SupervisedProcess {
  readonly name: string;
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;
  #exited: Promise<void> = Promise.resolve();
  #stopping = false;
  #wasReady = false;
  #attempts = 0;
  #failed: ((error: Error) => void) | undefined;

  constructor(options: ProcessOptions) {
    this.name = options.name;
    this.#options = options;
  }

  /** Resolves when the process is ready, rejects when it cannot be brought up. */
  async start(): Promise<void> {
    const failure = new Promise<never>((_resolve, reject) => (this.#failed = reject));
    this.#spawn();
    await Promise.race([this.#ready(), failure]);
    this.#wasReady = true;
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    this.#child?.kill('SIGTERM');
    const killer = setTimeout(() => this.kill(), STOP_GRACE_MS);
    await this.#exited;
    clearTimeout(killer);
  }

  /** For an operator who does not want to wait. */
  kill(): void {
    this.#stopping = true;
    this.#child?.kill('SIGKILL');
  }

  #spawn(): void {
    const { args, cwd, env, log, onStart, onNotice, isNotice, isTied } = this.#options;
    const startedAt = performance.now();
    this.#attempts += 1;
    // In its own process group Ctrl+C reaches only the launcher, which stops the parts in order.
    const [program, parameters] = isTied ? tied(process.execPath, args) : [process.execPath, args];
    const child = spawn(program, parameters, {
      cwd,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    if (child.pid) onStart(child.pid);
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (isNotice?.(line)) onNotice(line);
      else log.write(line);
    });
    createInterface({ input: child.stderr }).on('line', (line) => log.write(line));
    this.#exited = new Promise((resolve) => {
      child.once('error', (error) => log.write(error.message));
      child.once('close', (code, signal) => {
        resolve();
        void this.#restart(startedAt, signal ?? `exit code ${code}`);
      });
    });
  }

  async #restart(startedAt: number, reason: string): Promise<void> {
    if (this.#stopping) return;
    const { log, onNotice, stableAfterMs = STABLE_AFTER_MS } = this.#options;
    if (!this.#wasReady && this.#attempts >= START_ATTEMPTS) {
      this.#failed?.(
        new Error(`${this.name} does not start (${reason}). The end of its log:\n${log.tail()}`),
      );
      return;
    }
    const wasStable = performance.now() - startedAt > stableAfterMs;
    if (wasStable) this.#attempts = 0;
    const delay = wasStable ? 0 : Math.min(FIRST_RESTART_MS * 2 ** (this.#attempts - 1), SLOWEST_RESTART_MS);
    onNotice(`${this.name} stopped unexpectedly (${reason}); starting it again. See ${log.path}`);
    await sleep(delay);
    if (!this.#stopping) this.#spawn();
  }

  async #ready(): Promise<void> {
    const { readyUrl } = this.#options;
    if (!readyUrl) return;
    while (!this.#stopping && !(await answers(readyUrl))) await sleep(50);
  }
}

/**
 * Whether a GET of the address is answered with success. Not by `fetch`: with it we would hold 14 MiB more for as long
 * as the site runs, most of it a compiler's.
 */
export function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, { signal: AbortSignal.timeout(5000) }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}
