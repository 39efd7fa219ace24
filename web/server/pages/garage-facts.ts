import type { FastifyBaseLogger } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { GARAGE_PATH, type GarageFacts, type GarageResponse } from '@garage/contracts/garage';

const FRESH_MS = 5000;
const TIMEOUT_MS = 2000;

/**
 * The garage facts, asked for at most every five seconds. While the content service does not answer,
 * the last known facts stay; before the first answer, those of a new installation.
 */
export class GarageFactsSource {
  readonly #url: string | undefined;
  readonly #log: FastifyBaseLogger;
  #facts: GarageFacts = DEFAULT_GARAGE;
  #askedAt = Number.NEGATIVE_INFINITY;
  #known = false;
  #running: Promise<void> | null = null;

  constructor(contentUrl: string | undefined, log: FastifyBaseLogger) {
    this.#url = contentUrl && contentUrl + GARAGE_PATH;
    this.#log = log;
  }

  /** Answers at once with what is known and refreshes behind; only the first caller waits. */
  async current(): Promise<GarageFacts> {
    const due = performance.now() - this.#askedAt >= FRESH_MS;
    if (this.#url && due) this.#running ??= this.#refresh(this.#url);
    if (this.#running && !this.#known) await this.#running;
    return this.#facts;
  }

  async #refresh(url: string): Promise<void> {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
      if (!response.ok) throw new Error(`status ${response.status}`);
      this.#facts = ((await response.json()) as GarageResponse).garage;
      this.#known = true;
    } catch (error) {
      this.#log.warn({ err: error }, 'garage facts not available, showing the last known ones');
    } finally {
      this.#askedAt = performance.now();
      this.#running = null;
    }
  }
}
