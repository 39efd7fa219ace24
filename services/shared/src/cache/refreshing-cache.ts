import { LRUCache } from 'lru-cache';

/** How a value is got: anew, or from the known one where nothing has changed. */
export type Refresh<Value> = (known: Value | undefined) => Promise<Value>;

export interface CacheOptions<Value> {
  /** How many values are kept; the one that nobody asked for longest goes first. */
  max: number;
  /** A value may be this old (milliseconds); for ever when absent, until its version is another one. */
  freshMs?: number;
  /** An older value is answered at once until it has this age, and refreshed behind. After that whoever asks waits. */
  staleMs?: number;
  /**
   * The longest (milliseconds) that somebody waits for a refresh who could be shown an older value. Once a refresh has
   * taken longer, nobody waits for it any more. Without it they wait as long as it takes.
   */
  patienceMs?: number;
  /** All values together may be this large. */
  maxSize?: number;
  sizeOf?: (value: Value) => number;
  /** Learns why a value could not be refreshed and what was known stays. */
  onStale?: (error: unknown, key: string) => void;
}

interface Entry<Value> {
  value: Value;
  version: string;
  /** The last refresh has failed, or took longer than anybody waits: waiting for the next would be in vain. */
  isLate: boolean;
}

interface Asked<Value> {
  refresh: Refresh<Value>;
  version: string;
}

/**
 * What others know or what takes long to make, kept in memory. However many ask at a time, a value is got once; a
 * failure is never kept, and while a value cannot be refreshed the last known one stays.
 *
 * Web and services have this file each, word for word (a spec compares them): web imports no platform code of the
 * services, and the contracts, which both import, describe what is said and do nothing. A package of its own would be more
 * to read than this.
 */
export class RefreshingCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>, Asked<Value>>;
  readonly #freshMs: number;
  readonly #staleMs: number;
  readonly #patienceMs: number;

  constructor({
    max,
    freshMs = 0,
    staleMs = 0,
    patienceMs = Number.POSITIVE_INFINITY,
    maxSize,
    sizeOf,
    onStale,
  }: CacheOptions<Value>) {
    this.#freshMs = freshMs;
    this.#staleMs = staleMs;
    this.#patienceMs = patienceMs;
    this.#entries = new LRUCache({
      max,
      ttl: freshMs,
      ttlResolution: 0,
      noDeleteOnStaleGet: true,
      allowStaleOnFetchAbort: true,
      ...(maxSize && sizeOf && { maxSize, sizeCalculation: ({ value }) => sizeOf(value) }),
      fetchMethod: async (key, known, { context: { refresh, version } }) => {
        const begun = performance.now();
        try {
          const value = await refresh(known?.value);
          return { value, version, isLate: performance.now() - begun > this.#patienceMs };
        } catch (error) {
          if (!known) throw error;
          onStale?.(error, key);
          // Kept as if it were new: it is tried again when its time is over, not by everybody who asks.
          return { ...known, version, isLate: true };
        }
      },
    });
  }

  /** How many values there are, and how large they are together. */
  get size(): { count: number; bytes: number } {
    return { count: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  /**
   * The value of this version. Rejects only where nothing is known.
   *
   * @param version names everything that the value depends on besides its age
   */
  async get(key: string, refresh: Refresh<Value>, version = ''): Promise<Value> {
    for (;;) {
      const known = this.#known(key, version);
      if (known && this.#ageOf(key) <= this.#freshMs) return known.value;
      const mayBeOld = known !== undefined && (known.isLate || this.#ageOf(key) < this.#staleMs);
      const entry = await this.#entries.fetch(key, {
        context: { refresh, version },
        forceRefresh: !known,
        allowStale: mayBeOld,
        ...(known && !mayBeOld && this.#patience()),
      });
      // Once more when it was forgotten meanwhile, or when another version was being made for somebody else.
      const isForgotten = entry === undefined || (entry === known && this.#known(key, version) !== known);
      if (!isForgotten && entry.version === version) return entry.value;
    }
  }

  /** Puts in what was known before; it is refreshed when somebody asks for it. */
  remember(key: string, value: Value): void {
    this.#entries.set(key, { value, version: '', isLate: false }, { ttl: 1 });
  }

  /** Whoever asks next waits for a new value. */
  forget(key: string): void {
    this.#entries.delete(key);
  }

  forgetAll(): void {
    this.#entries.clear();
  }

  #known(key: string, version: string): Entry<Value> | undefined {
    const known = this.#entries.get(key, { allowStale: true });
    return known?.version === version ? known : undefined;
  }

  #ageOf(key: string): number {
    return this.#freshMs - this.#entries.getRemainingTTL(key);
  }

  /** Whoever has waited long enough gets the older value; the newer one is still taken when it comes. */
  #patience() {
    return (
      Number.isFinite(this.#patienceMs) && {
        signal: AbortSignal.timeout(this.#patienceMs),
        ignoreFetchAbort: true,
      }
    );
  }
}
