import type { Interval, Job, Place, Slot, Visit, WallMinutes, WorkshopDay } from './workshop-day.js';

/** A car that was brought must be finished within so many days on which the workshop is open. */
export const DROP_OFF_DAYS = 5;

/**
 * When a job can begin on the first of the days, earliest first.
 *
 * Work that fits between opening and closing is a visit: it begins with a slot, stays within one opening
 * block, and every slot that it touches has a free place (also those that its buffer touches). Longer work
 * is a drop-off: the car is brought when the first slot begins and stays; work goes on whenever a
 * place is free, across lunch and closed days, and ends within `DROP_OFF_DAYS` open days. Who wants just the
 * service that has extra places on that day gets those first, and leaves the usual ones to others.
 *
 * @param days the day in question and those after it, without gaps
 * @param notBefore on that day, in minutes since midnight; for the lead time
 */
export function visitsOn(days: readonly WorkshopDay[], job: Job, notBefore: WallMinutes = 0): Visit[] {
  const [day] = days;
  if (!day || !isOpen(day)) return [];
  if (isDropOff(day, job)) {
    const visit = dropOff(days, job);
    return visit && visit.start >= notBefore ? [visit] : [];
  }
  const usual = day.slots.map(({ from }) => visitAt(day, job, from)).filter((visit) => visit !== null);
  const visits = new Map([...usual, ...quickVisits(day, job)].map((visit) => [visit.start, visit]));
  return [...visits.values()]
    .filter(({ start }) => start >= notBefore)
    .toSorted((left, right) => left.start - right.start);
}

function quickVisits({ date, blocks, quick }: WorkshopDay, { serviceIds = [] }: Job): Visit[] {
  if (!quick || serviceIds.length !== 1 || serviceIds[0] !== quick.serviceId) return [];
  return withinHours(quick.slots, blocks)
    .filter(isFree)
    .map((slot) => ({
      date,
      start: slot.from,
      endDate: date,
      end: slot.to,
      dropOff: false,
      places: [placeOn(date, true)(slot)],
    }));
}

/** Whether the car has to stay: the garage is not open for so long at a stretch on that day. */
export function isDropOff({ blocks }: WorkshopDay, { minutes }: Job): boolean {
  return minutes > Math.max(0, ...blocks.map(({ from, to }) => to - from));
}

function visitAt(day: WorkshopDay, { minutes, bufferMinutes }: Job, start: WallMinutes): Visit | null {
  const work = { from: start, to: start + minutes };
  if (!day.blocks.some((block) => contains(block, work)) || !covers(day.slots, work)) return null;
  const occupied = { from: start, to: work.to + bufferMinutes };
  const slots = day.slots.filter((slot) => overlap(slot, occupied));
  if (!slots.every(isFree)) return null;
  const { date } = day;
  return { date, start, endDate: date, end: work.to, dropOff: false, places: slots.map(placeOn(date)) };
}

function dropOff(days: readonly WorkshopDay[], { minutes, bufferMinutes }: Job): Visit | null {
  const [firstDay] = days;
  const arrival = firstDay && withinHours(firstDay.slots, firstDay.blocks)[0];
  if (!firstDay || !arrival) return null;
  const places: Place[] = [];
  const finish = { missing: minutes, date: firstDay.date, minute: arrival.from };
  let missing = minutes + bufferMinutes;
  for (const { date, blocks, slots } of days.filter(isOpen).slice(0, DROP_OFF_DAYS)) {
    const free = withinHours(slots, blocks).filter(isFree);
    // A car that nobody can begin with is not brought yet.
    if (date === firstDay.date && free.length === 0) return null;
    for (const slot of free) {
      if (missing <= 0) break;
      if (finish.missing > 0) {
        finish.date = date;
        finish.minute = slot.from + Math.min(finish.missing, slot.to - slot.from);
        finish.missing -= slot.to - slot.from;
      }
      missing -= slot.to - slot.from;
      places.push(placeOn(date)(slot));
    }
  }
  if (missing > 0) return null;
  return {
    date: firstDay.date,
    start: arrival.from,
    endDate: finish.date,
    end: finish.minute,
    dropOff: true,
    places,
  };
}

/** Slots and opening hours are set apart from each other; nobody is there outside of either. */
function withinHours(slots: readonly Slot[], blocks: readonly Interval[]): readonly Slot[] {
  return slots.filter((slot) => blocks.some((block) => contains(block, slot)));
}

function isOpen({ blocks }: WorkshopDay): boolean {
  return blocks.length > 0;
}

function isFree({ taken, capacity }: Slot): boolean {
  return taken < capacity;
}

function overlap(left: Interval, right: Interval): boolean {
  return left.from < right.to && right.from < left.to;
}

function contains(outer: Interval, inner: Interval): boolean {
  return outer.from <= inner.from && inner.to <= outer.to;
}

/** Whether slots without a gap between them span the interval: outside of slots nobody works. */
function covers(slots: readonly Slot[], { from, to }: Interval): boolean {
  let reached = from;
  for (const slot of slots) {
    if (slot.from <= reached && reached < slot.to) reached = slot.to;
    if (reached >= to) return true;
  }
  return reached >= to;
}

function placeOn(date: string, isQuick = false): (slot: Slot) => Place {
  return ({ from, to, capacity }) => ({ date, from, to, capacity, isQuick });
}
