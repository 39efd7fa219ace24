import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppointmentStates } from '../states/appointment-states.js';

const EVERY_FIVE_MINUTES = { name: 'appointment-reminders', cron: '*/5 * * * *' };
const BATCH = 20;

/** Reminds customers a day before their appointment, each once: whom it has reminded stands in the database. */
@Injectable()
export class AppointmentReminders implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly states: AppointmentStates,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_FIVE_MINUTES, ({ stopping }) => this.remind(new Date(), stopping));
  }

  /** Reminds everybody whose time has come; who is left when the service stops is reminded five minutes later. */
  async remind(now: Date, stopping?: AbortSignal): Promise<void> {
    for (let reminded = BATCH; reminded === BATCH;) {
      if (stopping?.aborted) return;
      reminded = await this.states.remind(now, BATCH);
    }
  }
}
