import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, OnModuleInit } from '@nestjs/common';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { VisitSettingsService } from '../appointments/visit-settings/visit-settings.service.js';
import { FindingMails } from './finding-mails.js';
import { FindingsRepository } from './findings.repository.js';
import { isInHands } from './job-access.js';

const EVERY_FIVE_MINUTES = { name: 'unanswered-findings', cron: '*/5 * * * *' };
const BATCH = 50;

/** Reminds staff, once, of a customer who has not answered: the car may stand on the lift meanwhile. */
@Injectable()
export class UnansweredFindings implements OnModuleInit {
  constructor(
    private readonly findings: FindingsRepository,
    private readonly appointments: AppointmentsService,
    private readonly settings: VisitSettingsService,
    private readonly mails: FindingMails,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_FIVE_MINUTES, () => this.remind(new Date()));
  }

  /** Those that are many wait for the next time. */
  async remind(now: Date): Promise<void> {
    const { settings } = await this.settings.read();
    const since = new Date(now.getTime() - settings.remindAfterMinutes * 60_000);
    await this.mails.ready();
    for (const appointmentId of await this.findings.findUnanswered(since, BATCH)) {
      await this.appointments.whileLocked(appointmentId, async (appointment, manager) => {
        const ids = await this.findings.noteReminders(appointmentId, { since, now }, manager);
        // Nobody waits any more for what was not answered before the car was handed over.
        if (ids.length === 0 || !isInHands(appointment)) return;
        await this.mails.tellStaff(appointment, `wait-${ids.join('-')}-${now.getTime()}`, manager);
      });
    }
  }
}
