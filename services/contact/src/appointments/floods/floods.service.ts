import type { BookingFlood, FloodVisit } from '@garage/contracts/booking-floods';
import { Injectable } from '@nestjs/common';
import { clockTime } from '../../calendar/availability/workshop-day.js';
import type { Actor } from '../appointment.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { FloodsRepository, type StoredWaitingVisit } from './floods.repository.js';
import { groupFloods } from './group-floods.js';

/** Bookings that look as if one had made many: shown together, and cleared in one step. */
@Injectable()
export class FloodsService {
  constructor(
    private readonly floods: FloodsRepository,
    private readonly states: AppointmentStates,
  ) {}

  async find(): Promise<BookingFlood[]> {
    const found = groupFloods(await this.floods.findWaiting());
    return found.map(({ kind, visits }) => ({ kind, visits: visits.map(toFloodVisit) }));
  }

  /** Declines those that still wait, without a mail to anybody; answers how many. */
  decline(ids: readonly number[], actor: Actor): Promise<number> {
    return this.states.declineQuietly(ids, actor);
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
