import { chmodSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from '../../local/processes.ts';

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`,
);

const SHARED_MEMORY = '/dev/shm';
/** Redis' own allocator, jemalloc, asks for the time before libfaketime can answer: the C library's comes before it. */
const USUAL_ALLOCATOR = 'libc.so.6';

/**
 * A clock for all processes that are started with its environment. It can be put forward and back while they run; what
 * only counts how long something takes (`performance.now()`, timers) goes on, as when the clock of a machine is put.
 */
export class MovedClock implements Disposable {
  readonly environment: Readonly<Record<string, string>>;
  readonly #folder: string;
  readonly #file: string;
  #aheadSeconds = 0;

  constructor() {
    const library = LIBRARIES.find((file) => existsSync(file));
    if (!library) throw new Error('libfaketime is not installed');
    this.#folder = mkdtempSync(path.join(tmpdir(), 'moved-clock-'));
    chmodSync(this.#folder, 0o755); // Postgres looks at it as another user
    this.#file = path.join(this.#folder, 'clock');
    this.put(0);
    this.environment = {
      LD_PRELOAD: `${library} ${USUAL_ALLOCATOR}`,
      FAKETIME_TIMESTAMP_FILE: this.#file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    };
  }

  /** How far it is ahead of the machine's clock. */
  get aheadSeconds(): number {
    return this.#aheadSeconds;
  }

  put(aheadSeconds: number): void {
    this.#aheadSeconds = aheadSeconds;
    // In one step: it is read all the time.
    writeFileSync(`${this.#file}.next`, `+${aheadSeconds}\n`);
    renameSync(`${this.#file}.next`, this.#file);
  }

  [Symbol.dispose](): void {
    rmSync(this.#folder, { recursive: true });
    // Each process has left something behind there, under its own number.
    for (const file of readdirSync(SHARED_MEMORY)) {
      const pid = /^(?:sem\.faketime_sem|faketime_shm)_(\d+)$/.exec(file)?.[1];
      if (pid && !isAlive(Number(pid))) rmSync(path.join(SHARED_MEMORY, file), { force: true });
    }
  }
}
