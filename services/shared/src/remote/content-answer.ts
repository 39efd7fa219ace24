import { Logger } from '@nestjs/common';
import { RefreshingCache } from '../cache/refreshing-cache.js';
import { askContent } from './ask-content.js';

const FRESH_MS = 1000;

interface Known<Value> {
  value: Value;
  etag: string | null;
}

/**
 * Something that the content service answers. Once it is known nobody waits for that service: it is asked again
 * behind, at most every second, and while it does not answer what it said last stays.
 */
export class ContentAnswer<Value> {
  private readonly logger = new Logger(ContentAnswer.name);
  private readonly cache = new RefreshingCache<Known<Value>>({
    max: 1,
    freshMs: FRESH_MS,
    staleMs: Number.POSITIVE_INFINITY,
    onStale: (error) => this.warn(error),
  });

  /** @param read What of the answer is wanted; throws when it is not there. */
  constructor(
    private readonly contentUrl: string,
    private readonly path: string,
    private readonly read: (answer: unknown) => Value = (answer) => answer as Value,
  ) {}

  /** Null while it was never known: then whoever asks waits for the service, as long as `askContent` does. */
  async current(): Promise<Value | null> {
    try {
      return (await this.cache.get(this.path, (known) => this.ask(known))).value;
    } catch (error) {
      this.warn(error);
      return null;
    }
  }

  /** What the service said when it answered an earlier run of this one. */
  remember(value: Value): void {
    this.cache.remember(this.path, { value, etag: null });
  }

  private async ask(known: Known<Value> | undefined): Promise<Known<Value>> {
    const headers: Record<string, string> = known?.etag ? { 'if-none-match': known.etag } : {};
    const { status, etag, text } = await askContent(this.contentUrl, this.path, headers);
    if (known && status === 304) return known;
    return { value: this.read(JSON.parse(text)), etag };
  }

  private warn(err: unknown): void {
    this.logger.warn({ msg: 'not available, what is known stays', path: this.path, err });
  }
}
