import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { AppointmentMails } from '../mails/appointment-mails.js';
import { EarlierPlacesService } from './earlier-places.service.js';
import { KeptPlaceMails } from './kept-place-mails.js';
import { KeptPlacesRepository } from './kept-places.repository.js';

const EVERY_MINUTE = { name: 'kept-places', cron: '* * * * *' };
const BATCH = 50;

/** Tells customers in the morning of what was freed at night, and passes on what nobody has taken in time. */
@Injectable()
export class KeptPlacesSchedule implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly kept: KeptPlacesRepository,
    private readonly places: EarlierPlacesService,
    private readonly appointments: AppointmentsRepository,
    private readonly allocator: SlotAllocator,
    private readonly mails: AppointmentMails,
    private readonly keptMails: KeptPlaceMails,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(EVERY_MINUTE, () => this.look(new Date()));
  }

  /** Those that are many wait for the next minute. */
  async look(now: Date): Promise<void> {
    await this.mails.ready();
    await this.kept.transaction(async (manager) => {
      for (const kept of await this.kept.lockUnmailed(now, BATCH, manager)) {
        const appointment = await this.appointments.findById(kept.appointmentId, manager);
        if (appointment) await this.keptMails.offer(appointment, kept, manager);
      }
    });
    for (const id of await this.kept.findEnded(now, BATCH)) {
      await this.allocator.run(async (manager) => {
        const kept = await this.kept.findById(id, manager);
        if (kept) await this.places.passOn(kept, 'expired', manager);
      });
    }
  }
}
