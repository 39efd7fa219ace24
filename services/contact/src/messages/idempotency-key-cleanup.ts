import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { MessagesRepository } from './messages.repository.js';

/** A browser gives up on a message long before its key is forgotten. */
export const KEY_LIFETIME_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Forgets old idempotency keys, at the start and then daily; replicas may do it together. */
@Injectable()
export class IdempotencyKeyCleanup implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(IdempotencyKeyCleanup.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly messages: MessagesRepository) {}

  onApplicationBootstrap(): void {
    this.clean();
    this.timer = setInterval(() => this.clean(), DAY_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  private clean(): void {
    this.running = this.messages.deleteKeysOlderThan(KEY_LIFETIME_DAYS).catch((err: unknown) => {
      this.logger.warn({ msg: 'old idempotency keys stay until tomorrow', err });
    });
  }
}
