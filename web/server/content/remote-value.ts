import type { FastifyBaseLogger } from 'fastify';

const FRESH_MS = 1000;
const STALE_MS = 5000;
const TIMEOUT_MS = 2000;

export interface Known<Value> {
  value: Value;
  /** Another number for another value; 0 before the first answer. */
  version: number;
}

interface RemoteValueOptions<Value> {
  /** Without address nothing is asked. */
  url: string | undefined;
  /** In the words of the log. */
  name: string;
  /** What is known before the first answer. */
  initial: Value;
  read: (answer: unknown) => Value;
  log: FastifyBaseLogger;
}

/**
 * Something that a service knows, asked for at most every second. While the service does not answer,
 * the last known value stays.
 */
export class RemoteValue<Value> {
  readonly #options: RemoteValueOptions<Value>;
  #known: Known<Value>;
  #text = '';
  #etag: string | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #failing = false;
  #running: Promise<void> | null = null;

  constructor(options: RemoteValueOptions<Value>) {
    this.#options = options;
    this.#known = { value: options.initial, version: 0 };
  }

  /**
   * Answers at once with what is known and refreshes behind. Only who comes first, or first after a
   * quiet time, waits instead of seeing what may be long out of date; nobody waits for a service
   * that has just failed.
   */
  async current(): Promise<Known<Value>> {
    const { url } = this.#options;
    const age = performance.now() - this.#askedAt;
    if (url && age >= FRESH_MS) this.#running ??= this.#refresh(url);
    if (this.#running && age >= STALE_MS && !this.#failing) await this.#running;
    return this.#known;
  }

  async #refresh(url: string): Promise<void> {
    try {
      const response = await fetch(url, {
        headers: this.#etag === null ? {} : { 'if-none-match': this.#etag },
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (response.status !== 304) await this.#take(response);
      this.#failing = false;
    } catch (error) {
      this.#failing = true;
      const { log, name } = this.#options;
      log.warn({ err: error }, `${name} not available, showing the last known state`);
    } finally {
      this.#askedAt = performance.now();
      this.#running = null;
    }
  }

  async #take(response: Response): Promise<void> {
    if (!response.ok) throw new Error(`status ${response.status}`);
    const text = await response.text();
    if (text !== this.#text) {
      const value = this.#options.read(JSON.parse(text));
      this.#known = { value, version: this.#known.version + 1 };
      this.#text = text;
    }
    this.#etag = response.headers.get('etag');
  }
}
