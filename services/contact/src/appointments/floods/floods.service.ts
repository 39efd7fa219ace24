import type { BookingFlood, FloodVisit } from '@garage/contracts/booking-floods';
import { Injectable } from '@nestjs/common';
import { clockTime } from '../../calendar/availability/workshop-day.js';
import type { Actor } from '../appointment.js';
import { BookingService } from '../booking/booking.service.js';
import { MailboxesRepository } from '../recipients/mailboxes.repository.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { FloodsRepository, type StoredWaitingVisit } from './floods.repository.js';
import { groupFloods } from './group-floods.js';

/** Bookings that look as if one had made many: shown together, and cleared in one step. */
@Injectable()
export class FloodsService {
  constructor(
    private readonly floods: FloodsRepository,
    private readonly states: AppointmentStates,
    private readonly booking: BookingService,
    private readonly mailboxes: MailboxesRepository,
  ) {}

  async find(): Promise<BookingFlood[]> {
    const found = groupFloods(await this.floods.findWaiting());
    return found.map(({ kind, visits }) => ({ kind, visits: visits.map(toFloodVisit) }));
  }

  /** Declines those that still wait, without a mail to anybody, now or later; answers how many. */
  decline(ids: readonly number[], actor: Actor): Promise<number> {
    return this.states.declineQuietly(ids, actor, async (declined, manager) => {
      for (const email of await this.mailboxes.unknownOf(declined, manager)) {
        await this.booking.withdraw(email, manager);
      }
    });
  }
}

function toFloodVisit(visit: StoredWaitingVisit): FloodVisit {
  return {
    id: visit.id,
    bookingId: visit.bookingId,
    name: visit.name,
    email: visit.email,
    phone: visit.phone,
    date: visit.date,
    startTime: clockTime(visit.startMinute),
    bookedAt: visit.bookedAt.toISOString(),
  };
}
