import { spawn } from 'node:child_process';
import type { RepositorySettings } from './settings.ts';
import { tied } from './tied.ts';

/** The bucket that holds uploaded pictures, where the site has one. rclone knows how to bring one place up to another. */
export class Bucket {
  readonly #name: string;
  readonly #environment: Record<string, string | undefined>;

  constructor({ name, environment }: NonNullable<RepositorySettings['bucket']>) {
    this.#name = `bucket:${name}`;
    this.#environment = environment;
  }

  /** Adds to the folder what it lacks. */
  fetch(folder: string): Promise<void> {
    return this.#run(['copy', this.#name, folder]);
  }

  /** Makes the folder what the bucket is. */
  mirror(folder: string): Promise<void> {
    return this.#run(['sync', this.#name, folder]);
  }

  /** Makes the bucket what the folder is. */
  replace(folder: string): Promise<void> {
    return this.#run(['sync', folder, this.#name]);
  }

  async #run(args: readonly string[]): Promise<void> {
    const child = spawn(...tied('rclone', ['--config=', ...args]), {
      env: this.#environment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let complaint = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (complaint += text));
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code === 0) return;
    throw new Error(
      `Pictures lie in a bucket, and rclone could not copy them. Is it installed (on Debian: apt-get install rclone)? ${complaint.trim()}`,
    );
  }
}
