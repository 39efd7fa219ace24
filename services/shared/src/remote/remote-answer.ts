import { Logger } from '@nestjs/common';
import { askContent } from './ask-content.js';

const FRESH_MS = 1000;

/** Something that the content service answers. While it does not, the last known answer stays. */
export class RemoteAnswer<T> {
  private readonly logger = new Logger(RemoteAnswer.name);
  private known: T | null = null;
  private etag: string | null = null;
  private askedAt = Number.NEGATIVE_INFINITY;
  private running: Promise<void> | null = null;

  constructor(
    private readonly contentUrl: string,
    private readonly path: string,
  ) {}

  /** Asks ahead of the first visitor, who may come in a crowd. */
  prepare(): void {
    this.running ??= this.refresh().finally(() => (this.running = null));
  }

  /** At most a second old; null while it was never known. */
  async current(): Promise<T | null> {
    if (performance.now() - this.askedAt >= FRESH_MS) {
      this.prepare();
      await this.running;
    }
    return this.known;
  }

  private async refresh(): Promise<void> {
    try {
      const headers: Record<string, string> = this.etag === null ? {} : { 'if-none-match': this.etag };
      const response = await askContent(this.contentUrl, this.path, headers);
      if (response.status !== 304) {
        this.known = (await response.json()) as T;
        this.etag = response.headers.get('etag');
      }
    } catch (error) {
      this.logger.warn({ msg: 'not available, what is known stays', path: this.path, err: error });
    }
    this.askedAt = performance.now();
  }
}
