import { toAnswer, type Answer } from './answer.js';

/**
 * An answer may be this old. Short enough that a stored change is seen everywhere within a second,
 * long enough that any number of visitors costs two reads per second and replica.
 */
export const FRESH_MS = 500;

interface Entry {
  answer: Answer<unknown>;
  readAt: number;
}

/** Keeps answers in memory and reads each from the database once, however many ask at a time. */
export class AnswerCache {
  private readonly entries = new Map<string, Entry>();
  private readonly running = new Map<string, Promise<Answer<unknown>>>();

  constructor(private readonly clock: () => number = () => performance.now()) {}

  /** A failed read is not kept: the next caller tries again. */
  get<T>(key: string, read: () => Promise<T>): Promise<Answer<T>> {
    const entry = this.entries.get(key);
    if (entry && this.clock() - entry.readAt < FRESH_MS) return Promise.resolve(entry.answer as Answer<T>);
    const running = this.running.get(key) ?? this.read(key, read);
    return running as Promise<Answer<T>>;
  }

  /** What was stored here is seen here at once, by other replicas when their answer is too old. */
  forget(key: string): void {
    this.entries.delete(key);
    this.running.delete(key);
  }

  /** The same for everything. */
  forgetAll(): void {
    this.entries.clear();
    this.running.clear();
  }

  private read<T>(key: string, read: () => Promise<T>): Promise<Answer<T>> {
    // Counted from before the read: what is stored while it runs may be missing from it.
    const readAt = this.clock();
    const isWanted = () => this.running.get(key) === answer;
    const answer: Promise<Answer<T>> = read()
      .then((content) => {
        const made = toAnswer(content);
        // Forgotten while it ran, it may lack what was stored meanwhile.
        if (isWanted()) this.entries.set(key, { answer: made, readAt });
        return made;
      })
      .finally(() => {
        if (isWanted()) this.running.delete(key);
      });
    this.running.set(key, answer);
    return answer;
  }
}
