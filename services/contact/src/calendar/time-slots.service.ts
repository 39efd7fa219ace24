import type { SaveTimeSlotsRequest, TimeSlot, TimeSlotsResponse } from '@garage/contracts/booking-settings';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '../staff/staff-caller.js';
import { BookingDefaults } from './booking-defaults.js';
import { recordChange } from './booking-settings-record.js';
import texts from './locales/de.json' with { type: 'json' };
import { SeatsRepository } from './seats.repository.js';
import { TimeSlotsRepository } from './time-slots.repository.js';

/** When there are places in the workshop. */
@Injectable()
export class TimeSlotsService {
  constructor(
    private readonly slots: TimeSlotsRepository,
    private readonly seats: SeatsRepository,
    private readonly defaults: BookingDefaults,
  ) {}

  async read(): Promise<TimeSlotsResponse> {
    await this.defaults.ensure();
    return this.slots.readTogether();
  }

  /** 409 when somebody else has saved meanwhile. Appointments that exist keep their places. */
  async save(request: SaveTimeSlotsRequest, actor: StaffCaller): Promise<TimeSlotsResponse> {
    await this.defaults.ensure();
    const slots = request.slots.toSorted(byTime);
    const problem = problemOf(slots);
    if (problem) throw refusedFields({ slots: problem });
    // No booking may be decided by the old week while the new one is written.
    return this.seats.whileLocked(async (manager) => {
      const before = await this.slots.read(manager);
      if (before.version !== request.version) throw new AppError(409, 'conflict', texts.savedByOther);
      await this.slots.write({ ...request, slots }, manager);
      await recordChange(manager, actor, changedParts(before.plan, { ...request, slots }));
      return this.slots.read(manager);
    });
  }
}

function byTime(left: TimeSlot, right: TimeSlot): number {
  return left.day - right.day || left.startTime.localeCompare(right.startTime);
}

function changedParts(before: TimeSlotsResponse['plan'], after: TimeSlotsResponse['plan']): string[] {
  return (['slots', 'leadHours', 'horizonDays'] as const).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );
}

/** Which slot of the sorted week cannot be, in German. */
function problemOf(slots: readonly TimeSlot[]): string | null {
  for (const [index, slot] of slots.entries()) {
    const day = texts.days[slot.day - 1]!;
    if (slot.endTime <= slot.startTime) {
      return texts.slotEndsBeforeStart
        .replace('{day}', day)
        .replace('{start}', slot.startTime)
        .replace('{end}', slot.endTime);
    }
    const next = slots[index + 1];
    if (next?.day === slot.day && next.startTime < slot.endTime) {
      return texts.slotsOverlap
        .replace('{day}', day)
        .replace('{left}', spanOf(slot))
        .replace('{right}', spanOf(next));
    }
  }
  return null;
}

function spanOf({ startTime, endTime }: TimeSlot): string {
  return `${startTime}–${endTime}`;
}
