import { RefreshingCache } from '@garage/shared/cache/refreshing-cache';
import { Injectable, Logger } from '@nestjs/common';
import { toAnswer, type Answer } from './answer.js';

/**
 * An answer may be this old. Short enough that a stored change is seen everywhere within a second,
 * long enough that any number of visitors costs two reads per second and replica.
 */
const FRESH_MS = 500;
/** More than there are pages, lists and settings that visitors can ask for. */
const MOST_ANSWERS = 200;

/** The answers to visitors, each read from the database once, however many ask at a time. */
@Injectable()
export class Answers {
  private readonly logger = new Logger(Answers.name);
  private readonly kept = new RefreshingCache<Answer<unknown>>({
    max: MOST_ANSWERS,
    freshMs: FRESH_MS,
    onStale: (err, key) => this.logger.warn({ msg: 'cannot be read, the last answer stays', key, err }),
  });

  async get<T>(key: string, read: () => Promise<T>): Promise<Answer<T>> {
    return (await this.kept.get(key, async () => toAnswer(await read()))) as Answer<T>;
  }

  /** What was stored here is seen here at once, by other replicas when their answer is too old. */
  forget(key: string): void {
    this.kept.forget(key);
  }

  /** The same for everything. */
  forgetAll(): void {
    this.kept.forgetAll();
  }
}
