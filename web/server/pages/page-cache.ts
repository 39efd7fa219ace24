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
  /** The least recently used first. */
  readonly #entries = new Map<string, Entry>();
  readonly #running = new Map<string, Promise<CachedDocument>>();
  #bytes = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): Limits {
    return { count: this.#entries.size, bytes: this.#bytes };
  }

  /** The document of this version; one that cannot be made is not remembered. */
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
    const fresh = new CachedDocument(await make());
    const previous = this.#entries.get(key)?.document;
    // What looks the same stays, with its compressed bytes.
    const document = previous?.etag === fresh.etag ? previous : fresh;
    this.#remove(key);
    this.#entries.set(key, { version, document });
    this.#bytes += document.size;
    this.#shrink();
    return document;
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
