import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandOf, isAlive, stopProcess } from './processes.ts';

export interface StartedProcess {
  name: string;
  pid: number;
  /** To recognise the process again: its id may belong to another program by then. */
  command: string;
}

/** What a running `npm start` tells others about itself, in `<data dir>/run.json`. */
export interface RunState {
  pid: number;
  /** Null until everything answers. */
  url: string | null;
  mailUrl: string | null;
  processes: StartedProcess[];
}

/** One `npm start` per data folder; also remembers what it started, for a successor of a killed run. */
export class RunLock {
  readonly #lockFile: string;
  readonly #stateFile: string;
  readonly #processes = new Map<string, StartedProcess>();
  #addresses: Pick<RunState, 'url' | 'mailUrl'> = { url: null, mailUrl: null };

  constructor(dataDir: string) {
    this.#lockFile = path.join(dataDir, 'run.lock');
    this.#stateFile = path.join(dataDir, 'run.json');
  }

  /** Takes the lock, or answers the id of the process that holds it. */
  acquire(): number | null {
    const mine = `${this.#lockFile}.${process.pid}`;
    writeFileSync(mine, JSON.stringify({ pid: process.pid, command: commandOf(process.pid) }));
    try {
      for (;;) {
        try {
          linkSync(mine, this.#lockFile); // fails when it exists: of two, only one gets it
          return null;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        }
        const holder = this.#holder();
        if (holder !== null) return holder;
        rmSync(this.#lockFile, { force: true });
      }
    } finally {
      rmSync(mine, { force: true });
    }
  }

  /** Stops what a killed run left behind. Postgres looks after itself: its folder names its process. */
  async stopOrphans(log: (line: string) => void): Promise<void> {
    const orphans = (this.#state()?.processes ?? []).filter(({ pid, command }) => commandOf(pid) === command);
    if (orphans.length) log(`Stopping ${orphans.length} processes of an earlier run that was killed.`);
    await Promise.all(orphans.map(({ pid }) => stopProcess(pid, ['SIGTERM', 'SIGKILL'], 5000)));
  }

  remember(name: string, pid: number): void {
    this.#processes.set(name, { name, pid, command: commandOf(pid) });
    this.#write();
  }

  publish(addresses: { url: string; mailUrl: string | null }): void {
    this.#addresses = addresses;
    this.#write();
  }

  release(): void {
    rmSync(this.#stateFile, { force: true });
    rmSync(this.#lockFile, { force: true });
  }

  #write(): void {
    const state: RunState = {
      pid: process.pid,
      ...this.#addresses,
      processes: [...this.#processes.values()],
    };
    writeFileSync(this.#stateFile, `${JSON.stringify(state, null, 2)}\n`, { mode: 0o600 });
  }

  #holder(): number | null {
    try {
      const { pid, command } = JSON.parse(readFileSync(this.#lockFile, 'utf8')) as StartedProcess;
      return isAlive(pid) && commandOf(pid) === command ? pid : null;
    } catch {
      return null; // released meanwhile, or damaged
    }
  }

  #state(): RunState | null {
    try {
      return JSON.parse(readFileSync(this.#stateFile, 'utf8')) as RunState;
    } catch {
      return null; // no earlier run, or it was stopped properly
    }
  }
}
