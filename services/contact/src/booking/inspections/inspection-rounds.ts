import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { InspectionRemindersService } from './inspection-reminders.service.js';

const LOOK_EVERY_MS = 60 * 60 * 1000;
const BATCH = 20;

/**
 * Looks each hour whose inspection is near. Whom it has reminded stands in the database, so of several
 * replicas one does it, and one that was off catches up.
 */
@Injectable()
export class InspectionRounds implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(InspectionRounds.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(private readonly reminders: InspectionRemindersService) {}

  onApplicationBootstrap(): void {
    this.look();
    this.timer = setInterval(() => this.look(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.isStopping = true;
    clearInterval(this.timer);
    await this.running;
  }

  /** Reminds everybody whose time has come. */
  async run(now: Date): Promise<void> {
    for (let found = BATCH; found === BATCH && !this.isStopping;) {
      found = await this.reminders.remind(now, BATCH);
    }
  }

  private look(): void {
    this.running = this.run(new Date()).catch((err: unknown) => {
      this.logger.warn({ msg: 'reminders of inspections wait for the next attempt', err });
    });
  }
}
