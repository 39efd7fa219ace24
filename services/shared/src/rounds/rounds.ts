import { type BeforeApplicationShutdown, Logger, type OnApplicationBootstrap } from '@nestjs/common';

interface RoundsOptions {
  everyMs: number;
  /** What the log says when a round has failed: what stays as it is until the next. */
  failure: string;
}

/**
 * Work that a service looks for at its start and then regularly, one round after the other. A round that fails
 * is logged, the next one makes up for it; one that is under way is let finish before the service stops.
 */
export abstract class Rounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected readonly logger = new Logger(this.constructor.name);
  /** Long work asks for it between its parts. */
  protected isStopping = false;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private isDue = false;

  protected constructor(private readonly options: RoundsOptions) {}

  /** Does what is due at this moment. */
  abstract run(now: Date): Promise<void>;

  onApplicationBootstrap(): void {
    this.look();
    this.timer = setInterval(() => this.look(), this.options.everyMs);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Looks now, or again once the round under way has ended. */
  look(): void {
    this.isDue = true;
    this.running ??= this.runWhileDue().finally(() => {
      this.running = null;
    });
  }

  private async runWhileDue(): Promise<void> {
    while (this.isDue && !this.isStopping) {
      this.isDue = false;
      try {
        await this.run(new Date());
      } catch (err) {
        this.logger.warn({ msg: this.options.failure, err });
      }
    }
  }
}
