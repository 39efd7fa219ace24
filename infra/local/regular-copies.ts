import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { LogFile } from './log-file.ts';
import { tied } from './tied.ts';

const BACKUP = fileURLToPath(new URL('backup.ts', import.meta.url));
const RETRY_MINUTES = 15;
const MINUTE_MS = 60_000;

interface RegularCopiesOptions {
  intervalMinutes: number;
  log: LogFile;
  onNotice: (line: string) => void;
}

/**
 * Copies the site into its repository while it runs: at once, and then regularly. By a timer and not by a job of a service:
 * none of these may read the data of all.
 */
export class RegularCopies {
  readonly #options: RegularCopiesOptions;
  #timer: NodeJS.Timeout | undefined;
  #child: ChildProcess | undefined;
  #ended: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(options: RegularCopiesOptions) {
    this.#options = options;
  }

  start(): void {
    this.#ended = this.#copy();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#timer);
    this.#child?.kill('SIGTERM');
    await this.#ended;
  }

  /** The work of `npm run backup`, in a process of its own: copying files would keep this one from its other work. */
  async #copy(): Promise<void> {
    const { intervalMinutes, log, onNotice } = this.#options;
    const startedAt = performance.now();
    const child = spawn(...tied(process.execPath, [BACKUP, 'backup']), { stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => log.write(text.trimEnd()));
    }
    const code = await new Promise<number | null>((resolve) => {
      child.once('error', () => resolve(null));
      child.once('close', resolve);
    });
    if (this.#isStopping) return;
    if (code !== 0) {
      onNotice(`The copy failed; the next attempt follows in ${RETRY_MINUTES} minutes. See ${log.path}`);
    }
    const wait =
      code === 0 ? startedAt + intervalMinutes * MINUTE_MS - performance.now() : RETRY_MINUTES * MINUTE_MS;
    this.#timer = setTimeout(() => this.start(), Math.max(wait, 0));
  }
}
