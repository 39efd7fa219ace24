import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { addDays, isoWeekday } from '@garage/contracts/calendar-day';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { type GarageResponse, WEEKDAYS } from '@garage/contracts/garage';
import * as fc from 'fast-check';
import { DROP_OFF_DAYS } from './availability/visits.js';
import { clockTime, type Interval } from './availability/workshop-day.js';
import { type Planner, SlotAllocator } from './slot-allocator.js';
import { WorkshopCalendar } from './workshop-calendar.js';

const QUARTER = 15;
const HOUR_MS = 3_600_000;
/** Around both changes of the clock, the end of a year and a leap day. */
const MOMENTS = ['2027-03-25', '2027-06-14', '2027-10-28', '2027-12-29', '2028-02-27', '2028-03-24'];
const DAYS_ASKED = 12;

interface Taken extends Interval {
  /** Days after the first that is asked for. */
  day: number;
  appointmentId: number;
}

interface World {
  now: number;
  firstDay: number;
  leadHours: number;
  horizonDays: number;
  planner: Planner;
  job: { minutes: number; bufferMinutes: number; appointmentId?: number };
  /** Per weekday, Monday first. */
  week: { blocks: Interval[]; slots: (Interval & { capacity: number })[] }[];
  closures: { day: number; days: number }[];
  blocked: number[];
  taken: Taken[];
}

/** One after the other from an hour of the morning on, each followed by a gap. */
const intervals = (most: number, longest: number): fc.Arbitrary<Interval[]> =>
  fc
    .array(fc.tuple(fc.integer({ min: 1, max: longest }), fc.integer({ min: 0, max: 3 })), {
      maxLength: most,
    })
    .map((lengths) => {
      let quarter = 26;
      return lengths.map(([length, gap]) => {
        const interval = { from: quarter * QUARTER, to: (quarter + length) * QUARTER };
        quarter += length + gap;
        return interval;
      });
    });

const randomWorld: fc.Arbitrary<World> = fc.record({
  now: fc
    .tuple(fc.constantFrom(...MOMENTS), fc.integer({ min: 0, max: 5 * 24 * 60 }))
    .map(([day, minutes]) => Date.parse(`${day}T00:00:00Z`) + minutes * 60_000),
  firstDay: fc.integer({ min: -3, max: 12 }),
  leadHours: fc.integer({ min: 0, max: 96 }),
  horizonDays: fc.integer({ min: 1, max: 20 }),
  planner: fc.constantFrom<Planner>('customer', 'customer', 'staff'),
  job: fc.record(
    {
      minutes: fc.oneof(
        fc.constant(30),
        fc.integer({ min: 1, max: 40 }).map((n) => n * QUARTER),
      ),
      bufferMinutes: fc.constantFrom(0, 0, 15, 45),
      appointmentId: fc.integer({ min: 1, max: 4 }),
    },
    { requiredKeys: ['minutes', 'bufferMinutes'] },
  ),
  week: fc.array(
    fc.record({
      blocks: intervals(3, 20),
      slots: intervals(14, 4).chain((found) =>
        fc.tuple(
          ...found.map((slot) => fc.integer({ min: 1, max: 3 }).map((capacity) => ({ ...slot, capacity }))),
        ),
      ),
    }),
    { minLength: 7, maxLength: 7 },
  ),
  closures: fc.array(
    fc.record({ day: fc.integer({ min: -3, max: DAYS_ASKED }), days: fc.integer({ min: 1, max: 6 }) }),
    { maxLength: 2 },
  ),
  blocked: fc.array(fc.integer({ min: 0, max: DAYS_ASKED }), { maxLength: 3 }),
  taken: fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: DAYS_ASKED }),
        fc.integer({ min: 26, max: 70 }),
        fc.integer({ min: 1, max: 6 }),
      )
      .chain(([day, start, length]) =>
        fc.integer({ min: 1, max: 12 }).map((appointmentId) => ({
          day,
          appointmentId,
          from: start * QUARTER,
          to: (start + length) * QUARTER,
        })),
      ),
    { maxLength: 60 },
  ),
});

/** Of Europe, written down from the directive: summer time from the last Sunday of March to that of October. */
function hoursAheadOfUtc(moment: number): number {
  const year = new Date(moment).getUTCFullYear();
  const change = (month: number) => {
    const last = new Date(Date.UTC(year, month + 1, 0, 1));
    return last.getTime() - last.getUTCDay() * 24 * HOUR_MS;
  };
  return change(2) <= moment && moment < change(9) ? 2 : 1;
}
const dateAt = (moment: number) =>
  new Date(moment + hoursAheadOfUtc(moment) * HOUR_MS).toISOString().slice(0, 10);
/** Of a time after the hours in which clocks change. */
const momentOf = (date: string, minutes: number) => {
  const noon = Date.parse(`${date}T12:00:00Z`);
  return Date.parse(`${date}T00:00:00Z`) + minutes * 60_000 - hoursAheadOfUtc(noon) * HOUR_MS;
};

const minutesOf = ({ from, to }: Interval) => Array.from({ length: to - from }, (_, index) => from + index);
const within = (outer: Interval, inner: Interval) => outer.from <= inner.from && inner.to <= outer.to;

/** Slots in which somebody is there. */
const usable = <Slot extends Interval>({ slots, blocks }: { slots: Slot[]; blocks: Interval[] }) =>
  slots.filter((slot) => blocks.some((block) => within(block, slot)));

/** The rules again, day by day and minute by minute, without cleverness. */
function allowedTimes(world: World, first: string): string[][] {
  const { job, planner, leadHours, horizonDays, now } = world;
  const dates = Array.from({ length: DAYS_ASKED + 36 }, (_, index) => addDays(first, index));
  const today = dateAt(now);
  const days = dates.map((date, index) => {
    const isClosed =
      world.blocked.includes(index) ||
      world.closures.some(({ day, days: length }) => day <= index && index < day + length);
    const { blocks, slots } = world.week[isoWeekday(date) - 1]!;
    if (isClosed || blocks.length === 0) return { date, blocks: [], slots: [] };
    const free = slots.map((slot) => {
      const there = world.taken.filter(
        ({ day, appointmentId, from, to }) =>
          day === index && appointmentId !== job.appointmentId && from < slot.to && slot.from < to,
      );
      const others = [...new Set(there.map(({ appointmentId }) => appointmentId))];
      return { ...slot, isFree: others.length < slot.capacity };
    });
    return { date, blocks, slots: free };
  });
  return days.slice(0, DAYS_ASKED).map(({ date, blocks, slots }, index) => {
    const isInTime = (start: number) =>
      planner === 'staff'
        ? date >= today
        : momentOf(date, start) >= now + leadHours * HOUR_MS && date <= addDays(today, horizonDays);
    const staysLonger = blocks.every(({ from, to }) => to - from < job.minutes);
    if (blocks.length > 0 && staysLonger) {
      const open = days.slice(index).filter((day) => day.blocks.length > 0);
      const minutes = open
        .slice(0, DROP_OFF_DAYS)
        .flatMap((day) => usable(day).filter(({ isFree }) => isFree))
        .flatMap(minutesOf);
      const here = usable(days[index]!);
      const isPossible =
        here.some(({ isFree }) => isFree) && minutes.length >= job.minutes + job.bufferMinutes;
      return isPossible && isInTime(here[0]!.from) ? [clockTime(here[0]!.from)] : [];
    }
    const slotAt = new Map(slots.flatMap((slot) => minutesOf(slot).map((minute) => [minute, slot])));
    return slots
      .filter(({ from }) => {
        const work = { from, to: from + job.minutes };
        return (
          isInTime(from) &&
          blocks.some((block) => within(block, work)) &&
          minutesOf(work).every((minute) => slotAt.has(minute)) &&
          minutesOf({ from, to: work.to + job.bufferMinutes }).every(
            (minute) => slotAt.get(minute)?.isFree ?? true,
          )
        );
      })
      .map(({ from }) => clockTime(from));
  });
}

/** The allocator in that world; only what is stored is made up. */
function allocatorIn(world: World, first: string): SlotAllocator {
  const { leadHours, horizonDays, closures, week } = world;
  const garage: GarageResponse = {
    garage: {
      ...DEFAULT_GARAGE,
      openingHours: Object.fromEntries(
        WEEKDAYS.map((weekday, index) => [
          weekday,
          week[index]!.blocks.map(({ from, to }) => ({ from: clockTime(from), to: clockTime(to) })),
        ]),
      ) as GarageResponse['garage']['openingHours'],
    },
    closures: closures.map(({ day, days }) => ({
      from: addDays(first, day),
      to: addDays(first, day + days - 1),
      reason: { de: 'Betriebsferien' },
    })),
  };
  const stored = {
    read: async (_from: string, _to: string, without?: number) => ({
      slots: week.flatMap(({ slots }, index) =>
        slots.map(({ from, to, capacity }) => ({ day: index + 1, start: from, end: to, capacity })),
      ),
      blocked: world.blocked.map((day) => ({ date: addDays(first, day), reason: null })),
      seats: world.taken
        .filter(({ appointmentId }) => appointmentId !== without)
        .map(({ day, from, to, appointmentId }) => ({
          appointmentId,
          date: addDays(first, day),
          start: from,
          end: to,
          isQuick: false,
        })),
      quickWeeks: [],
    }),
  };
  const remote = { current: async () => garage };
  const parts = [
    {},
    { rules: async () => ({ leadHours, horizonDays }) },
    new WorkshopCalendar(...([stored, remote] as unknown as ConstructorParameters<typeof WorkshopCalendar>)),
    remote,
    { ensure: async () => undefined },
  ] as unknown as ConstructorParameters<typeof SlotAllocator>;
  return new SlotAllocator(...parts);
}

describe('free times, whatever the opening hours, closures, settings, appointments and clocks', () => {
  beforeAll(() => {
    jest.useFakeTimers({
      doNotFake: ['performance', 'nextTick', 'setImmediate', 'setTimeout', 'setInterval'],
    });
  });
  afterAll(() => {
    jest.useRealTimers();
  });

  it('are exactly those that the rules allow', async () => {
    await fc.assert(
      fc.asyncProperty(randomWorld, async (world) => {
        jest.setSystemTime(world.now);
        const first = addDays(dateAt(world.now), world.firstDay);
        const last = addDays(first, DAYS_ASKED - 1);
        const days = await allocatorIn(world, first).freeTimes(world.job, first, last, world.planner, 'de');
        expect(days.map(({ times }) => times)).toEqual(allowedTimes(world, first));
      }),
      { numRuns: 400 },
    );
  });
});
