import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SYSTEM } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { HistoryRecorder } from '../states/history-recorder.js';
import { AppointmentMails } from './appointment-mails.js';
import { RemindersRepository } from './reminders.repository.js';

const EVERY_FIVE_MINUTES = { name: 'appointment-reminders', cron: '*/5 * * * *' };
const BATCH = 20;

/** Reminds customers a day before their appointment, each once: whom it has reminded stands in the database. */
@Injectable()
export class AppointmentReminders implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly appointments: AppointmentsRepository,
    private readonly reminders: RemindersRepository,
    private readonly mails: AppointmentMails,
    private readonly recorder: HistoryRecorder,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_FIVE_MINUTES, ({ stopping }) => this.remind(new Date(), stopping));
  }

  /** Reminds everybody whose time has come; who is left when the service stops is reminded five minutes later. */
  async remind(now: Date, stopping?: AbortSignal): Promise<void> {
    for (let reminded = BATCH; reminded === BATCH;) {
      if (stopping?.aborted) return;
      reminded = await this.remindSome(now);
    }
  }

  /** Answers how many. */
  private async remindSome(now: Date): Promise<number> {
    await this.mails.ready();
    return this.appointments.transaction(async (manager) => {
      const due = await this.reminders.lockDue(now, BATCH, manager);
      for (const appointment of due) {
        await this.reminders.note(appointment.id, now, manager);
        await this.recorder.record(
          { kind: 'reminded', before: appointment, after: appointment, actor: SYSTEM },
          manager,
        );
      }
      return due.length;
    });
  }
}
