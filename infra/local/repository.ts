import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { RepositorySettings } from './settings.ts';
import { tied } from './tied.ts';

/** Copies of this way of running; containers make others (`infra/docker/backup/repository.sh`). */
const OURS = ['--host', 'garage', '--tag', 'npm-start'];
/** Each week another part of the repository is read, so that all of it was after three months. */
const PARTS = 12;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A restic repository. It encrypts, finds what is there already, locks and forgets; we say what and when. */
export class Repository {
  readonly #settings: RepositorySettings;

  constructor(settings: RepositorySettings) {
    this.#settings = settings;
  }

  /** Throws an explanation when this machine has no restic. */
  async requireProgram(): Promise<void> {
    try {
      await this.#run(['version']);
    } catch (error) {
      throw new Error(
        'RESTIC_REPOSITORY is set, but the program restic cannot be started. Install it (on Debian: apt-get install restic) and try again.',
        { cause: error },
      );
    }
  }

  /**
   * Makes the repository unless it is there. One that has been there is not made anew: its disk is not mounted, or it
   * was deleted, and a new one in its place would hide that all earlier copies are out of reach.
   *
   * @param remembered the file in which the site remembers where its copies go
   */
  async open(remembered: string): Promise<void> {
    // Not the address itself, in which a password may stand.
    const where = createHash('sha256').update(this.#settings.environment['RESTIC_REPOSITORY']!).digest('hex');
    try {
      await this.#run(['cat', 'config']);
    } catch (error) {
      if (!/Is there a repository|does not exist/i.test((error as Error).message)) throw error;
      if (existsSync(remembered) && readFileSync(remembered, 'utf8') === where) {
        throw new Error(
          `The repository is not there any more, though copies have gone to it: is its disk mounted, does its bucket exist? Where a new one is wanted, remove ${remembered}`,
          { cause: error },
        );
      }
      await this.#run(['init']);
    }
    writeFileSync(remembered, where, { mode: 0o600 });
  }

  /** Copies files of a folder, by their paths in it, and answers how many bytes they have. */
  async backup(folder: string, paths: readonly string[]): Promise<number> {
    const said = await this.#run(['backup', '--json', ...OURS, '--', ...paths], folder);
    const lines = said.trim().split('\n');
    const summary = JSON.parse(lines.at(-1) ?? '') as { total_bytes_processed: number };
    return summary.total_bytes_processed;
  }

  /** Forgets what is older than wanted; its bytes stay until the next look. */
  async forget(): Promise<void> {
    const keep = Object.entries(this.#settings.keep).flatMap(([span, count]) => [
      `--keep-${span}`,
      String(count),
    ]);
    await this.#unlock();
    await this.#run(['forget', '--quiet', ...OURS, '--group-by', 'host', ...keep]);
  }

  /** Removes the bytes that no copy needs, and reads a part of the others to see that they are whole. */
  async check(now = Date.now()): Promise<void> {
    await this.#unlock();
    await this.#run(['prune', '--quiet']);
    const part = (Math.floor(now / WEEK_MS) % PARTS) + 1;
    await this.#run(['check', '--quiet', `--read-data-subset=${part}/${PARTS}`]);
  }

  /** @param snapshot its id, or `latest` */
  async restore(snapshot: string, target: string): Promise<void> {
    await this.#run(['restore', '--quiet', ...OURS, snapshot, '--target', target]);
  }

  /** Only what those who were killed have left. */
  async #unlock(): Promise<void> {
    await this.#run(['unlock', '--quiet']);
  }

  #run(args: readonly string[], cwd?: string): Promise<string> {
    const child = spawn(...tied('restic', args), {
      cwd,
      env: this.#settings.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    let complaint = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    return new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code) => {
        if (code === 0) resolve(said);
        else reject(new Error(`restic ${args[0]} failed: ${complaint.trim()}`));
      });
    });
  }
}
