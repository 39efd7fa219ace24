import type { FastifyBaseLogger } from 'fastify';
import { RefreshingCache } from '../cache/refreshing-cache.ts';
import { getAnswer } from './get-answer.ts';

const FRESH_MS = 1000;
const STALE_MS = 5000;
/** Time enough for a service that works; one that hangs must not keep whoever comes first after a quiet time. */
const PATIENCE_MS = 300;
/** More than there are questions: pages, garage facts, and what can be booked in each language. */
const MOST_ANSWERS = 100;

export interface Known<Value> {
  /** Null before the first answer. */
  value: Value | null;
  /** Another number for another value; 0 before the first answer. */
  version: number;
}

interface Answer extends Known<unknown> {
  text: string;
  etag: string | null;
}

interface Question<Value> {
  /** Without address nothing is asked. */
  url: string | undefined;
  /** In the words of the log. */
  name: string;
  /** Throws when the answer is none; the last known one then stays. */
  read: (answer: unknown) => Value;
}

const NOTHING: Answer = { value: null, version: 0, text: '', etag: null };

/**
 * What services say, asked for at most every second. Answers come at once from what is known and are refreshed behind;
 * only who comes first, or first after a quiet time, waits instead of seeing what may be long out of date. Nobody waits
 * for a service that has just failed.
 */
export class ServiceAnswers {
  readonly #log: FastifyBaseLogger;
  readonly #call: typeof getAnswer;
  readonly #known: RefreshingCache<Answer>;

  constructor(log: FastifyBaseLogger, call = getAnswer) {
    this.#log = log;
    this.#call = call;
    this.#known = new RefreshingCache({
      max: MOST_ANSWERS,
      freshMs: FRESH_MS,
      staleMs: STALE_MS,
      patienceMs: PATIENCE_MS,
    });
  }

  async to<Value>(question: Question<Value>): Promise<Known<Value>> {
    const { url } = question;
    if (url === undefined) return NOTHING as Known<Value>;
    return (await this.#known.get(url, (known) => this.#ask(url, question, known))) as Known<Value>;
  }

  async #ask(url: string, { name, read }: Question<unknown>, known = NOTHING): Promise<Answer> {
    try {
      const headers: Record<string, string> = known.etag === null ? {} : { 'if-none-match': known.etag };
      const { status, etag, text } = await this.#call(url, headers);
      if (status === 304) return known;
      if (status !== 200) throw new Error(`status ${status}`);
      if (text === known.text) return { ...known, etag };
      return { value: read(JSON.parse(text)), version: known.version + 1, text, etag };
    } catch (error) {
      this.#log.warn({ err: error }, `${name} not available, showing the last known state`);
      if (known === NOTHING) return known;
      throw error;
    }
  }
}
