import { createWriteStream, mkdirSync, readFileSync, renameSync, statSync, type WriteStream } from 'node:fs';
import path from 'node:path';

const LARGEST_BYTES = 10 * 1024 * 1024;

/** One part's log in `<data dir>/logs`, private because it may name addresses of visitors. */
export class LogFile {
  readonly path: string;
  readonly #stream: WriteStream;

  constructor(dataDir: string, name: string) {
    const dir = path.join(dataDir, 'logs');
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    this.path = path.join(dir, `${name}.log`);
    const size = statSync(this.path, { throwIfNoEntry: false })?.size ?? 0;
    if (size > LARGEST_BYTES) renameSync(this.path, `${this.path}.1`);
    this.#stream = createWriteStream(this.path, { flags: 'a', mode: 0o600 });
  }

  write(line: string): void {
    this.#stream.write(`${line}\n`);
  }

  /** The last lines, for showing why something failed. */
  tail(lines = 15): string {
    return readFileSync(this.path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }
}
