import {
  BOOKING_SETTINGS_LIMITS,
  type QuickWeek,
  type QuickWeekRequest,
} from '@garage/contracts/booking-settings';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { fill } from '@garage/shared/texts/fill';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { wallMinutes } from './availability/workshop-day.js';
import { BookingDefaults } from './booking-defaults.js';
import { recordChange } from './booking-settings-record.js';
import texts from './locales/de.json' with { type: 'json' };
import { QuickWeeksRepository } from './quick-weeks.repository.js';
import { SeatsRepository } from './seats.repository.js';

/** Weeks in which one short work, such as changing wheels, has places of its own. */
@Injectable()
export class QuickWeeksService {
  constructor(
    private readonly weeks: QuickWeeksRepository,
    private readonly seats: SeatsRepository,
    private readonly defaults: BookingDefaults,
  ) {}

  /** Those that are not over. */
  list(manager?: EntityManager): Promise<QuickWeek[]> {
    return this.weeks.findFrom(zurichToday(), manager);
  }

  /** 400 when its days overlap those of another. */
  async add(request: QuickWeekRequest, by: StaffCaller): Promise<QuickWeek[]> {
    await this.defaults.ensure();
    return this.change(by, async (manager) => {
      const others = await this.list(manager);
      const { quickWeeks: max } = BOOKING_SETTINGS_LIMITS;
      if (others.length >= max) throw refusedFields({ from: fill(texts.tooManyQuickWeeks, { max }) });
      check(request, others);
      mustBeOffered(await this.weeks.insert(request, manager));
    });
  }

  /** 404 when there is none. Visits that are booked keep their places. */
  replace(id: number, request: QuickWeekRequest, by: StaffCaller): Promise<QuickWeek[]> {
    return this.change(by, async (manager) => {
      const weeks = await this.list(manager);
      if (!weeks.some((week) => week.id === id)) throw new AppError(404, 'not-found');
      const others = weeks.filter((week) => week.id !== id);
      check(request, others);
      mustBeOffered(await this.weeks.update(id, request, manager));
    });
  }

  /** 404 when there is none. */
  remove(id: number, by: StaffCaller): Promise<QuickWeek[]> {
    return this.change(by, async (manager) => {
      if (!(await this.weeks.delete(id, manager))) throw new AppError(404, 'not-found');
    });
  }

  /** No booking is decided by the old weeks while they change. */
  private change(by: StaffCaller, work: (manager: EntityManager) => Promise<void>): Promise<QuickWeek[]> {
    return this.seats.whileLocked(async (manager) => {
      await work(manager);
      await recordChange(manager, by, ['quickWeeks']);
      return this.list(manager);
    });
  }
}

function check(request: QuickWeekRequest, others: readonly QuickWeek[]): void {
  const problem = problemOf(request, others);
  if (problem) throw refusedFields(problem);
}

function mustBeOffered(isOffered: boolean): void {
  if (!isOffered) throw refusedFields({ serviceTypeId: texts.serviceTypeGone });
}

function problemOf(request: QuickWeekRequest, others: readonly QuickWeek[]): Record<string, string> | null {
  const { from, to, startTime, endTime, minutes } = request;
  if (to < zurichToday()) return { to: texts.inThePast };
  if (to < from) return { to: texts.endBeforeStart };
  const { quickDays: max } = BOOKING_SETTINGS_LIMITS;
  if (to >= addDays(from, max)) return { to: fill(texts.quickTooLong, { max }) };
  if (others.some((week) => from <= week.to && week.from <= to)) return { from: texts.quickWeeksOverlap };
  if (wallMinutes(startTime) + minutes > wallMinutes(endTime)) return { endTime: texts.quickTooShort };
  return null;
}
