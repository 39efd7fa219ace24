import { LRUCache } from 'lru-cache';
import { toAnswer, type Answer } from './answer.js';

/**
 * An answer may be this old. Short enough that a stored change is seen everywhere within a second,
 * long enough that any number of visitors costs two reads per second and replica.
 */
export const FRESH_MS = 500;
/** More than there are pages, lists and settings that visitors can ask for. */
const MOST_ANSWERS = 200;

/** Keeps answers in memory and reads each from the database once, however many ask at a time. */
export class AnswerCache {
  private readonly cache: LRUCache<string, Answer<unknown>, () => Promise<unknown>>;

  constructor(clock: { now: () => number } = performance) {
    this.cache = new LRUCache({
      max: MOST_ANSWERS,
      ttl: FRESH_MS,
      perf: clock,
      allowStaleOnFetchAbort: true,
      fetchMethod: async (_key, _known, { context: read }) => toAnswer(await read()),
    });
  }

  /** A failed read is not kept: the next caller tries again. */
  async get<T>(key: string, read: () => Promise<T>): Promise<Answer<T>> {
    for (;;) {
      const answer = await this.cache.fetch(key, { context: read });
      // Nothing: it was forgotten while it was read, and may lack what was stored meanwhile. It is read once more.
      if (answer !== undefined) return answer as Answer<T>;
    }
  }

  /** What was stored here is seen here at once, by other replicas when their answer is too old. */
  forget(key: string): void {
    this.cache.delete(key);
  }

  /** The same for everything. */
  forgetAll(): void {
    this.cache.clear();
  }
}
