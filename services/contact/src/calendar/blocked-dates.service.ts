import {
  type BlockDatesRequest,
  type BlockedDate,
  BOOKING_SETTINGS_LIMITS,
} from '@garage/contracts/booking-settings';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { fill } from '@garage/shared/texts/fill';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BlockedDatesRepository } from './blocked-dates.repository.js';
import { recordChange } from './booking-settings-record.js';
import texts from './locales/de.json' with { type: 'json' };
import { SeatsRepository } from './seats.repository.js';

/** How many visits begin on each of these days; a day without one may be missing. */
type CountVisits = (days: readonly string[], manager?: EntityManager) => Promise<ReadonlyMap<string, number>>;

const notHandedIn: CountVisits = () => {
  throw new Error('nobody counts visits: countVisitsWith() was not called');
};

/** Single days off, beside the closures of the garage: the workshop is full, a lift is out of order. */
@Injectable()
export class BlockedDatesService {
  private countVisits: CountVisits = notHandedIn;

  constructor(
    private readonly dates: BlockedDatesRepository,
    private readonly seats: SeatsRepository,
  ) {}

  /** The calendar knows nothing of appointments: they tell it how many visits there are. */
  countVisitsWith(countVisits: CountVisits): void {
    this.countVisits = countVisits;
  }

  /** From today on, with how many visits are on them. */
  async list(manager?: EntityManager): Promise<BlockedDate[]> {
    const blocked = await this.dates.findFrom(zurichToday(), manager);
    const counts = await this.countVisits(
      blocked.map(({ date }) => date),
      manager,
    );
    return blocked.map((day) => ({ ...day, appointments: counts.get(day.date) ?? 0 }));
  }

  /** Visits that are on these days already stay; the answer says how many. */
  async block(request: BlockDatesRequest, by: StaffCaller): Promise<BlockedDate[]> {
    const { from, to, reason } = request;
    const fields = problemsOf(request);
    if (fields) throw refusedFields(fields);
    return this.seats.whileLocked(async (manager) => {
      await this.dates.block(from, to, reason ?? null, manager);
      await recordChange(manager, by, ['blockedDates']);
      return this.list(manager);
    });
  }

  /** 404 when none of these days is blocked. */
  async free(from: string, to: string, by: StaffCaller): Promise<BlockedDate[]> {
    return this.dates.transaction(async (manager) => {
      if (!(await this.dates.free(from, to, manager))) throw new AppError(404, 'not-found');
      await recordChange(manager, by, ['blockedDates']);
      return this.list(manager);
    });
  }
}

function problemsOf({ from, to }: BlockDatesRequest): Record<string, string> | null {
  if (from < zurichToday()) return { from: texts.inThePast };
  if (to < from) return { to: texts.endBeforeStart };
  const { blockedDays: max } = BOOKING_SETTINGS_LIMITS;
  return to >= addDays(from, max) ? { to: fill(texts.tooManyDays, { max }) } : null;
}
