import { addDays } from '@garage/contracts/calendar-day';
import { nextInspection } from '@garage/contracts/inspection';
import type { InspectionReminder } from '@garage/contracts/inspection-reminders';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BookingTokens } from '../appointments/booking/booking-tokens.js';
import {
  type BookingAddition,
  BookingService,
  type CalledBooking,
  type SpokenBooking,
} from '../appointments/booking/booking.service.js';
import { zurichWallClock } from '../calendar/zurich-time.js';
import { Outbox } from '../mail/outbox.js';
import { InspectionRemindersRepository, type StoredReminder } from './inspection-reminders.repository.js';
import texts from './locales/page.de.json' with { type: 'json' };

/** Six weeks: time enough to find a place in the workshop before the inspection. */
const DAYS_BEFORE = 42;
const HOURLY = { name: 'inspection-reminders', cron: '0 * * * *' };
const BATCH = 20;

/** Reminders of the official inspection, for customers who wish for them when they book. */
@Injectable()
export class InspectionRemindersService implements BookingAddition, OnModuleInit {
  constructor(
    private readonly reminders: InspectionRemindersRepository,
    private readonly outbox: Outbox,
    private readonly tokens: BookingTokens,
    private readonly booking: BookingService,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.booking.add(this);
    this.jobs.schedule(HOURLY, ({ stopping }) => this.remind(new Date(), stopping));
  }

  /** 400 for a wish that cannot be fulfilled: without the first registration nobody knows when. */
  check({ inspectionReminder, firstRegistration }: CalledBooking): void {
    if (!inspectionReminder || firstRegistration) return;
    throw refusedFields({ firstRegistration: texts.firstRegistrationRequired });
  }

  /** Stores what the customer wishes, in the transaction of the booking; nothing for those who do not. */
  async store(request: SpokenBooking, consentVersion: string, manager: EntityManager): Promise<void> {
    const { inspectionReminder, firstRegistration, email, vehicleMake, vehicleModel } = request;
    if (!inspectionReminder || !firstRegistration || !email) return;
    const registered = `${firstRegistration}-01`;
    await this.reminders.save(
      {
        name: request.name,
        email,
        language: request.language,
        vehicle: [vehicleMake, vehicleModel].filter(Boolean).join(' ') || null,
        licensePlate: request.vehicleLicensePlate ?? null,
        firstRegistration: registered,
        dueOn: nextInspection(registered, zurichWallClock(new Date()).date),
        consentVersion,
      },
      manager,
    );
  }

  /** A wish in the name of somebody who has most likely booked nothing ends. */
  withdraw(email: string, manager: EntityManager): Promise<void> {
    return this.reminders.stopOfMailbox(email, manager);
  }

  /** Reminds everybody whose inspection is near; who is left when the service stops is reminded an hour later. */
  async remind(now: Date, stopping?: AbortSignal): Promise<void> {
    for (let found = BATCH; found === BATCH;) {
      if (stopping?.aborted) return;
      found = await this.remindSome(now, BATCH);
    }
  }

  /** Reads only: programs open the links of mails before people do. */
  async find(id: number, token: string): Promise<InspectionReminder> {
    const { language, vehicle, licensePlate, dueOn, stoppedAt } = await this.opened(id, token);
    return {
      language,
      vehicle: vehicleInWords({ vehicle, licensePlate }),
      dueOn,
      isStopped: stoppedAt !== null,
    };
  }

  /** All that go to the mailbox of this address. */
  stopOfMailbox(email: string, manager: EntityManager): Promise<void> {
    return this.reminders.stopOfMailbox(email, manager);
  }

  async stop(id: number, token: string): Promise<InspectionReminder> {
    await this.opened(id, token);
    await this.reminders.stop(id);
    return this.find(id, token);
  }

  /** What opens a reminder to whoever has its mail. */
  tokenOf(id: number): string {
    return this.tokens.of(tokenName(id));
  }

  /** 404 for an unknown one and for a wrong token alike. */
  private async opened(id: number, token: string): Promise<StoredReminder> {
    const reminder = this.tokens.opens(tokenName(id), token) ? await this.reminders.findById(id) : null;
    if (!reminder) throw new AppError(404, 'not-found');
    return reminder;
  }

  /**
   * Reminds some of those whose inspection is near; answers how many it looked at. The date goes on to the
   * following inspection in the same transaction: that is what makes it one mail for each, and the wish was
   * for the next one as seen from any day, not for one year. It ends with `MAILS_PER_CONSENT`, or at once
   * when the customer says so.
   */
  private async remindSome(now: Date, limit: number): Promise<number> {
    await this.outbox.ready();
    const today = zurichWallClock(now).date;
    return this.reminders.transaction(async (manager) => {
      const due = await this.reminders.lockDue(addDays(today, DAYS_BEFORE), limit, manager);
      for (const reminder of due) {
        if (isWorthAMail(reminder, today)) await this.send(reminder, now, manager);
        const following = nextInspection(reminder.firstRegistration, addDays(reminder.dueOn, 1));
        await this.reminders.setDue(reminder.id, following, manager);
      }
      return due.length;
    });
  }

  private async send({ id, email, dueOn }: StoredReminder, now: Date, manager: EntityManager): Promise<void> {
    await this.reminders.noteMail(id, dueOn, now, manager);
    await this.outbox.add(
      {
        kind: 'inspection-reminder',
        inspectionReminderId: id,
        recipient: email,
        headerId: `inspection-reminder-${id}-${dueOn}`,
      },
      manager,
    );
  }
}

/** For example `Škoda Octavia, ZH 12345`; null when nothing is known. */
export function vehicleInWords({
  vehicle,
  licensePlate,
}: Pick<StoredReminder, 'vehicle' | 'licensePlate'>): string | null {
  return [vehicle, licensePlate].filter(Boolean).join(', ') || null;
}

/** Not twice of one inspection, also after a second booking, and not of one that is over. */
function isWorthAMail({ dueOn, remindedOf }: StoredReminder, today: string): boolean {
  return dueOn >= today && (remindedOf === null || remindedOf < dueOn);
}

/** No number of a booking has a colon in it. */
function tokenName(id: number): string {
  return `inspection:${id}`;
}
