import type { FastifyBaseLogger } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { GARAGE_PATH, type Closure, type GarageFacts, type GarageResponse } from '@garage/contracts/garage';

const FRESH_MS = 1000;
const STALE_MS = 5000;
const TIMEOUT_MS = 2000;

export interface KnownFacts {
  garage: GarageFacts;
  /** Days off from today on, public holidays included. */
  closures: Closure[];
  /** Another number for other facts. */
  version: number;
}

/**
 * The garage facts, asked for at most every second. While the content service does not answer, the
 * last known facts stay; before the first answer, those of a new installation.
 */
export class GarageFactsSource {
  readonly #url: string | undefined;
  readonly #log: FastifyBaseLogger;
  #facts: KnownFacts = { garage: DEFAULT_GARAGE, closures: [], version: 0 };
  #text = '';
  #etag: string | null = null;
  #askedAt = Number.NEGATIVE_INFINITY;
  #failing = false;
  #running: Promise<void> | null = null;

  constructor(contentUrl: string | undefined, log: FastifyBaseLogger) {
    this.#url = contentUrl && contentUrl + GARAGE_PATH;
    this.#log = log;
  }

  /**
   * Answers at once with what is known and refreshes behind. Only who comes first, or first after a
   * quiet time, waits instead of seeing what may be long out of date; nobody waits for a service
   * that has just failed.
   */
  async current(): Promise<KnownFacts> {
    const age = performance.now() - this.#askedAt;
    if (this.#url && age >= FRESH_MS) this.#running ??= this.#refresh(this.#url);
    if (this.#running && age >= STALE_MS && !this.#failing) await this.#running;
    return this.#facts;
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
      this.#log.warn({ err: error }, 'garage facts not available, showing the last known ones');
    } finally {
      this.#askedAt = performance.now();
      this.#running = null;
    }
  }

  async #take(response: Response): Promise<void> {
    if (!response.ok) throw new Error(`status ${response.status}`);
    const text = await response.text();
    if (text !== this.#text) {
      const { garage, closures } = JSON.parse(text) as GarageResponse;
      this.#facts = { garage, closures, version: this.#facts.version + 1 };
      this.#text = text;
    }
    this.#etag = response.headers.get('etag');
  }
}
