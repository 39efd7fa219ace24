import {
  createWriteStream,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  type WriteStream,
} from 'node:fs';
import path from 'node:path';

const LARGEST_BYTES = 10 * 1024 * 1024;
const LONGEST_MS = 14 * 24 * 60 * 60 * 1000;

/**
 * One part's log in `<data dir>/logs`, private because it may name addresses of visitors. It begins anew after 10 MB or
 * two weeks and keeps the one before it, so that nothing is older than four weeks.
 */
export class LogFile {
  readonly path: string;
  readonly #now: () => number;
  #stream: WriteStream;
  #bytes = 0;
  #begunAt = 0;

  constructor(dataDir: string, name: string, now: () => number = Date.now) {
    const dir = path.join(dataDir, 'logs');
    mkdirSync(dir, { recursive: true, mode: 0o700 });
    this.path = path.join(dir, `${name}.log`);
    this.#now = now;
    this.#stream = this.#open();
  }

  write(line: string): void {
    if (this.#bytes > LARGEST_BYTES || this.#now() - this.#begunAt > LONGEST_MS) this.#beginAnew();
    const text = `${line}\n`;
    this.#bytes += Buffer.byteLength(text);
    this.#stream.write(text);
  }

  /** The last lines, for showing why something failed. */
  tail(lines = 15): string {
    return readFileSync(this.path, 'utf8').trimEnd().split('\n').slice(-lines).join('\n');
  }

  #beginAnew(): void {
    // What is still to be written goes into the file that is put aside.
    this.#stream.end();
    renameSync(this.path, `${this.path}.1`);
    this.#stream = this.#open();
  }

  #open(): WriteStream {
    const fd = openSync(this.path, 'a', 0o600);
    const { size, birthtimeMs } = fstatSync(fd);
    this.#bytes = size;
    this.#begunAt = size === 0 ? this.#now() : birthtimeMs;
    return createWriteStream(this.path, { fd });
  }
}
