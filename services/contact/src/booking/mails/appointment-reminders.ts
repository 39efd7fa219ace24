import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { AppointmentStates } from '../states/appointment-states.js';

const LOOK_EVERY_MS = 5 * 60 * 1000;
const BATCH = 20;

/**
 * Reminds customers a day before their appointment. Whom it has reminded stands in the database, so of
 * several replicas one does it, and one that was off catches up.
 */
@Injectable()
export class AppointmentReminders implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AppointmentReminders.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isStopping = false;

  constructor(private readonly states: AppointmentStates) {}

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
    for (let reminded = BATCH; reminded === BATCH && !this.isStopping;) {
      reminded = await this.states.remind(now, BATCH);
    }
  }

  private look(): void {
    this.running = this.run(new Date()).catch((err: unknown) => {
      this.logger.warn({ msg: 'reminders wait for the next attempt', err });
    });
  }
}
