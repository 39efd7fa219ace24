import type { SaveTimeSlotsRequest, TimeSlot, TimeSlotsResponse } from '@garage/contracts/booking-settings';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { slotsOfHours } from './availability/slots-of-hours.js';
import { clockTime } from './availability/workshop-day.js';
import { BookingDefaults } from './booking-defaults.js';
import { recordChange } from './booking-settings-record.js';
import texts from './locales/de.json' with { type: 'json' };
import { RemoteGarage } from '../last-known/remote-garage.js';
import { SeatsRepository } from './seats.repository.js';
import { TimeSlotsRepository } from './time-slots.repository.js';

/** When there are places in the workshop. */
@Injectable()
export class TimeSlotsService {
  constructor(
    private readonly slots: TimeSlotsRepository,
    private readonly seats: SeatsRepository,
    private readonly defaults: BookingDefaults,
    private readonly garage: RemoteGarage,
  ) {}

  async read(): Promise<TimeSlotsResponse> {
    await this.defaults.ensure();
    return this.shown(await this.slots.readTogether());
  }

  /** 409 when somebody else has saved meanwhile. Appointments that exist keep their places. */
  async save(request: SaveTimeSlotsRequest, by: StaffCaller): Promise<TimeSlotsResponse> {
    await this.defaults.ensure();
    const slots = request.slots.toSorted(byTime);
    const problem = problemOf(slots);
    if (problem) throw refusedFields({ slots: problem });
    const ofHours = await this.ofHours();
    // No booking may be decided by the old week while the new one is written.
    return this.seats.whileLocked(async (manager) => {
      const before = await this.shown(await this.slots.read(manager));
      if (before.version !== request.version) throw new AppError(409, 'conflict', texts.savedByOther);
      const followsOpeningHours =
        request.followsOpeningHours ??
        (before.followsOpeningHours && JSON.stringify(slots) === JSON.stringify(before.plan.slots));
      const after = { ...request, slots: followsOpeningHours ? ofHours : slots };
      await this.slots.write(after, { followsOpeningHours }, manager);
      await recordChange(manager, by, changedParts(before.plan, after));
      return this.shown(await this.slots.read(manager));
    });
  }

  /** With the slots of the opening hours, where nobody has set others. */
  private async shown(stored: TimeSlotsResponse): Promise<TimeSlotsResponse> {
    if (!stored.followsOpeningHours) return stored;
    return { ...stored, plan: { ...stored.plan, slots: await this.ofHours() } };
  }

  private async ofHours(): Promise<TimeSlot[]> {
    const { garage } = await this.garage.current();
    return slotsOfHours(garage.openingHours).map(({ day, start, end, capacity }) => ({
      day,
      startTime: clockTime(start),
      endTime: clockTime(end),
      maxCapacity: capacity,
      isActive: true,
    }));
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
