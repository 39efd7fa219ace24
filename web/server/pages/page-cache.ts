import { CachedDocument, type MadeDocument } from './cached-document.ts';

interface Entry {
  version: string;
  document: CachedDocument;
}

interface Limits {
  count: number;
  bytes: number;
}

/**
 * Documents by key, each made once per version however many ask for it. The key and the version must
 * name everything that a document depends on; what belongs to one visitor must never come in here.
 */
export class PageCache {
  readonly #limits: Limits;
  readonly #onStale: (error: unknown, key: string) => void;
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<CachedDocument>>();
  #bytes = 0;

  /** `onStale` learns why a document of an earlier version had to be shown. */
  constructor(limits: Limits, onStale: (error: unknown, key: string) => void) {
    this.#limits = limits;
    this.#onStale = onStale;
  }

  get size(): Limits {
    return { count: this.#entries.size, bytes: this.#bytes };
  }

  /**
   * The document of this version. If it cannot be made, the one of the version before stays until the
   * next version; where there is none, the error is not remembered.
   */
  get(
    key: string,
    version: string,
    make: () => Promise<MadeDocument>,
  ): CachedDocument | Promise<CachedDocument> {
    const entry = this.#entries.get(key);
    if (entry?.version === version) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return entry.document;
    }
    const flight = `${version} ${key}`;
    let running = this.#running.get(flight);
    if (!running) {
      running = this.#make(key, version, make).finally(() => this.#running.delete(flight));
      this.#running.set(flight, running);
    }
    return running;
  }

  async #make(key: string, version: string, make: () => Promise<MadeDocument>): Promise<CachedDocument> {
    const document = await this.#makeOrKeep(key, make);
    this.#remove(key);
    this.#entries.set(key, { version, document });
    this.#bytes += document.size;
    this.#shrink();
    return document;
  }

  async #makeOrKeep(key: string, make: () => Promise<MadeDocument>): Promise<CachedDocument> {
    const previous = this.#entries.get(key)?.document;
    try {
      const fresh = new CachedDocument(await make());
      // What looks the same stays, with its compressed bytes.
      return previous?.etag === fresh.etag ? previous : fresh;
    } catch (error) {
      if (!previous) throw error;
      this.#onStale(error, key);
      return previous;
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#entries.get(key)?.document.size ?? 0;
    this.#entries.delete(key);
  }

  #shrink(): void {
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#limits.count && this.#bytes <= this.#limits.bytes) return;
      this.#remove(key);
    }
  }
}
