import { describe, expect, it } from '@jest/globals';
import * as fc from 'fast-check';
import { DROP_OFF_DAYS, isDropOff, visitsOn } from './visits.js';
import {
  clockTime,
  type Interval,
  type Job,
  type Slot,
  wallMinutes,
  type WorkshopDay,
} from './workshop-day.js';

const at = wallMinutes;
const slots = (from: string, to: string, minutes: number, capacity = 2, taken = 0): Slot[] => {
  const found: Slot[] = [];
  for (let start = at(from); start + minutes <= at(to); start += minutes) {
    found.push({ from: start, to: start + minutes, capacity, taken });
  }
  return found;
};
/** A Monday to Thursday as the default garage has it. */
const monday: WorkshopDay = {
  date: '2027-01-04',
  blocks: [
    { from: at('07:30'), to: at('12:00') },
    { from: at('13:15'), to: at('17:30') },
  ],
  slots: [...slots('07:30', '12:00', 30), ...slots('13:15', '17:15', 30)],
};
const tuesday = { ...monday, date: '2027-01-05' };
const closed: WorkshopDay = { date: '2027-01-06', blocks: [], slots: [], closed: { de: 'Dreikönigstag' } };
const thursday = { ...monday, date: '2027-01-07' };
const work = (minutes: number, bufferMinutes = 0): Job => ({ minutes, bufferMinutes });
const times = (...question: Parameters<typeof visitsOn>) =>
  visitsOn(...question).map(({ start }) => clockTime(start));
const occupied = (day: WorkshopDay, ...full: string[]): WorkshopDay => ({
  ...day,
  slots: day.slots.map((slot) =>
    full.includes(clockTime(slot.from)) ? { ...slot, taken: slot.capacity } : slot,
  ),
});

describe('a visit', () => {
  it('begins with a slot and ends before lunch and before closing', () => {
    expect(times([monday], work(240))).toEqual(['07:30', '08:00', '13:15']);
  });

  it('may end at closing time, but not in workshop time without slots', () => {
    expect(times([monday], work(30)).at(-1)).toBe('16:45');
    const wholeAfternoon = { ...monday, slots: [...monday.slots, ...slots('17:15', '17:30', 15)] };
    expect(times([wholeAfternoon], work(255)).at(-1)).toBe('13:15');
  });

  it('needs a place in every slot that it touches', () => {
    expect(times([occupied(monday, '09:00')], work(120))).toEqual([
      '09:30',
      '10:00',
      '13:15',
      '13:45',
      '14:15',
      '14:45',
      '15:15',
    ]);
  });

  it('keeps its place for the buffer, which may reach into lunch and the evening', () => {
    expect(times([occupied(monday, '09:00')], work(30, 30))).not.toContain('08:30');
    expect(times([monday], work(30, 30))).toContain('11:30');
    const [first] = visitsOn([monday], work(30, 30));
    expect(first).toMatchObject({ end: at('08:00') });
    expect(first!.places.map(({ from }) => clockTime(from))).toEqual(['07:30', '08:00']);
  });

  it('does not begin before the lead time is over', () => {
    expect(times([monday], work(30), at('16:00'))).toEqual(['16:15', '16:45']);
  });

  it('is not possible on a closed day', () => {
    expect(times([closed, thursday], work(30))).toEqual([]);
  });
});

describe('weeks with quick slots', () => {
  const WHEELS = 10;
  const wheels = { ...work(30), serviceIds: [WHEELS] };
  const season: WorkshopDay = {
    ...monday,
    quick: { serviceId: WHEELS, slots: slots('11:00', '12:30', 15, 1) },
  };

  it('offer more times to who wants just that service, as long as their slots, within the opening hours', () => {
    const before = times([monday], wheels);
    expect(times([season], wheels)).toEqual([...before, '11:15', '11:45'].toSorted());
    expect(times([season], work(30))).toEqual(before);
    expect(times([season], { ...work(60), serviceIds: [WHEELS, 4] })).toEqual(times([monday], work(60)));
    const visit = visitsOn([season], wheels).find(({ start }) => start === at('11:00'));
    expect(visit).toMatchObject({ end: at('11:15'), places: [{ isQuick: true }] });
  });

  it('leave the usual places as they are, which serve when the quick ones are taken', () => {
    const full = { ...season, quick: { serviceId: WHEELS, slots: slots('11:00', '12:00', 15, 1, 1) } };
    const visit = visitsOn([full], wheels).find(({ start }) => start === at('11:00'));
    expect(visit).toMatchObject({ end: at('11:30'), places: [{ isQuick: false }] });
    expect(times([full], wheels)).not.toContain('11:15');
  });
});

describe('a drop-off', () => {
  it('is what does not fit between opening and closing', () => {
    expect(isDropOff(monday, work(270))).toBe(false);
    expect(isDropOff(monday, work(271))).toBe(true);
    expect(isDropOff(closed, work(15))).toBe(true);
  });

  it('is brought when the workshop opens and goes on across lunch', () => {
    expect(visitsOn([monday], work(480))).toMatchObject([
      { start: at('07:30'), endDate: '2027-01-04', end: at('16:45'), dropOff: true },
    ]);
  });

  it('is neither brought nor worked on outside of opening hours, whatever the slots are', () => {
    const [, afternoon] = monday.blocks;
    const opensLater = { ...monday, blocks: [{ from: at('08:00'), to: at('12:00') }, afternoon!] };
    expect(visitsOn([opensLater], work(480))).toMatchObject([{ start: at('08:00'), end: at('17:15') }]);
  });

  it('goes on after closed days', () => {
    expect(visitsOn([tuesday, closed, thursday], work(600))).toMatchObject([
      { date: '2027-01-05', endDate: '2027-01-07', end: at('09:00') },
    ]);
  });

  it('waits where there is no place, and counts the buffer after the work', () => {
    const [visit] = visitsOn([occupied(monday, '07:30', '08:00', '13:15'), tuesday], work(420, 60));
    expect(visit).toMatchObject({ start: at('07:30'), endDate: '2027-01-04', end: at('17:15') });
    expect(visit!.places.at(-1)).toEqual({
      date: '2027-01-05',
      from: at('08:00'),
      to: at('08:30'),
      capacity: 2,
      isQuick: false,
    });
  });

  it('is not brought on a day on which nobody can begin with it', () => {
    const full = { ...monday, slots: monday.slots.map((slot) => ({ ...slot, taken: slot.capacity })) };
    expect(visitsOn([full, tuesday], work(300))).toEqual([]);
  });

  it('must be finished within the days that we promise', () => {
    const week = Array.from({ length: 14 }, (_, index) => ({ ...monday, date: `2027-01-${index + 10}` }));
    const perDay = 17 * 30;
    expect(visitsOn(week, work(DROP_OFF_DAYS * perDay))).toHaveLength(1);
    expect(visitsOn(week, work(DROP_OFF_DAYS * perDay + 1))).toEqual([]);
  });
});

/** In quarters of an hour. Opening hours end with the day at the latest. */
const MIDNIGHT = 96;

/** One to three stretches of slots with gaps, some occupied; now and then a closed day. */
const randomDay = (date: string): fc.Arbitrary<WorkshopDay> =>
  fc
    .record({
      isClosed: fc.integer({ min: 0, max: 4 }).map((n) => n === 0),
      opening: fc.integer({ min: 24, max: 36 }),
      lengths: fc.array(fc.tuple(fc.integer({ min: 4, max: 20 }), fc.integer({ min: 1, max: 6 })), {
        minLength: 1,
        maxLength: 3,
      }),
      pieces: fc.array(
        fc.record({
          quarters: fc.integer({ min: 1, max: 4 }),
          missing: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
          capacity: fc.integer({ min: 1, max: 3 }),
          taken: fc.integer({ min: 0, max: 3 }),
        }),
        { minLength: 60, maxLength: 60 },
      ),
      quick: fc.option(
        fc.record({
          start: fc.integer({ min: 20, max: 80 }),
          minutes: fc.constantFrom(10, 15, 20),
          taken: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 12 }),
        }),
        { nil: undefined },
      ),
    })
    .map(({ isClosed, opening, lengths, pieces, quick }) => {
      if (isClosed) return { date, blocks: [], slots: [], closed: { de: 'zu' } };
      const blocks = [];
      const found: Slot[] = [];
      let quarter = opening;
      let piece = 0;
      for (const [length, pause] of lengths) {
        const end = Math.min(quarter + length, MIDNIGHT);
        if (quarter >= end) break;
        blocks.push({ from: quarter * 15, to: end * 15 });
        for (let start = quarter; start < end; piece++) {
          const { quarters, missing, capacity, taken } = pieces[piece % pieces.length]!;
          const to = Math.min(start + quarters, end);
          if (!missing) {
            found.push({ from: start * 15, to: to * 15, capacity, taken: Math.min(taken, capacity) });
          }
          start = to;
        }
        quarter = end + pause;
      }
      return { date, blocks, slots: found, ...(quick && { quick: quickOf(quick) }) };
    });

const QUICK_SERVICE = 7;
/** Places for two, one after the other. */
const quickOf = ({ start, minutes, taken }: { start: number; minutes: number; taken: number[] }) => ({
  serviceId: QUICK_SERVICE,
  slots: taken.map((count, index) => ({
    from: start * 15 + index * minutes,
    to: start * 15 + (index + 1) * minutes,
    capacity: 2,
    taken: count,
  })),
});

const DATES = Array.from({ length: 10 }, (_, index) => `2027-03-${String(20 + index)}`);
const randomQuestion = fc.record({
  days: fc.tuple(...DATES.map(randomDay)),
  job: fc.record({
    minutes: fc.integer({ min: 1, max: 48 }).map((n) => n * 15),
    bufferMinutes: fc.constantFrom(0, 0, 15, 30, 60),
    serviceIds: fc.constantFrom([QUICK_SERVICE], [QUICK_SERVICE, 8], [8]),
  }),
  notBefore: fc.constantFrom(0, 0, 480, 601),
});

/** The rules again, minute by minute and without cleverness. */
const minutesOf = ({ from, to }: Interval) => Array.from({ length: to - from }, (_, index) => from + index);
const lengthOf = ({ from, to }: Interval) => to - from;

describe('whatever the slots, the closures and the work', () => {
  it('a visit is offered exactly where the rules allow it', () => {
    fc.assert(
      fc.property(randomQuestion, ({ days, job, notBefore }) => {
        const day = days[0]!;
        fc.pre(!isDropOff(day, job));
        const slotAt = new Map(day.slots.flatMap((slot) => minutesOf(slot).map((minute) => [minute, slot])));
        const isQuick = job.serviceIds.length === 1 && job.serviceIds[0] === day.quick?.serviceId;
        const quickAt = new Map((isQuick ? day.quick!.slots : []).map((slot) => [slot.from, slot]));
        const isQuickAllowed = (start: number) => {
          const slot = quickAt.get(start);
          if (!slot || slot.taken >= slot.capacity) return false;
          return day.blocks.some((block) => block.from <= slot.from && slot.to <= block.to);
        };
        const isUsualAllowed = (start: number) => {
          if (slotAt.get(start)?.from !== start) return false;
          const workMinutes = minutesOf({ from: start, to: start + job.minutes });
          const touched = minutesOf({ from: start, to: start + job.minutes + job.bufferMinutes });
          return (
            day.blocks.some((block) =>
              workMinutes.every((minute) => block.from <= minute && minute < block.to),
            ) &&
            workMinutes.every((minute) => slotAt.has(minute)) &&
            touched.every((minute) => {
              const slot = slotAt.get(minute);
              return slot === undefined || slot.taken < slot.capacity;
            })
          );
        };
        const allowed = minutesOf({ from: notBefore, to: 24 * 60 })
          .filter((start) => isQuickAllowed(start) || isUsualAllowed(start))
          .map((start) => [
            start,
            isQuickAllowed(start) ? quickAt.get(start)!.to : start + job.minutes,
            isQuickAllowed(start),
          ]);
        const found = visitsOn(days, job, notBefore).map(({ start, end, places }) => [
          start,
          end,
          places.every((place) => place.isQuick),
        ]);
        expect(found).toEqual(allowed);
      }),
      { numRuns: 400 },
    );
  });

  it('a drop-off takes the first free minutes in a row of days, no more than it needs', () => {
    fc.assert(
      fc.property(randomQuestion, ({ days, job }) => {
        const day = days[0]!;
        fc.pre(isDropOff(day, job) && day.blocks.length > 0);
        const open = days.filter(({ blocks }) => blocks.length > 0).slice(0, DROP_OFF_DAYS);
        const free = open.flatMap(({ date, slots: all }) =>
          all
            .filter(({ taken, capacity }) => taken < capacity)
            .flatMap((slot) => minutesOf(slot).map((minute) => ({ date, minute }))),
        );
        const possible =
          day.slots.some(({ taken, capacity }) => taken < capacity) &&
          free.length >= job.minutes + job.bufferMinutes;
        const found = visitsOn(days, job);
        expect(found).toHaveLength(possible ? 1 : 0);
        if (!possible) return;
        const [visit] = found;
        const last = free[job.minutes - 1]!;
        expect([visit!.endDate, visit!.end]).toEqual([last.date, last.minute + 1]);
        const total = visit!.places.reduce((sum, place) => sum + lengthOf(place), 0);
        expect(total).toBeGreaterThanOrEqual(job.minutes + job.bufferMinutes);
        expect(total - lengthOf(visit!.places.at(-1)!)).toBeLessThan(job.minutes + job.bufferMinutes);
      }),
      { numRuns: 400 },
    );
  });
});
