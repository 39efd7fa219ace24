import type { LocalizedText } from '@garage/contracts/languages';

/** Minutes since midnight on the clock on the wall. */
export type WallMinutes = number;

/** From the first minute to before the last. */
export interface Interval {
  from: WallMinutes;
  to: WallMinutes;
}

/** A stretch of workshop time with places for cars. */
export interface Slot extends Interval {
  capacity: number;
  /** Places that appointments occupy. */
  taken: number;
}

/** What one day offers. Everything is in the time of Europe/Zurich; a closed day has no blocks and no slots. */
export interface WorkshopDay {
  /** `yyyy-MM-dd` */
  date: string;
  /** When the garage is open, earliest first, without overlap. */
  blocks: readonly Interval[];
  /** Earliest first, without overlap. */
  slots: readonly Slot[];
  /** Extra places for visits that want this one service only, each as long as its slot. */
  quick?: { serviceId: number; slots: readonly Slot[] };
  /** Why it is closed; absent on other days. */
  closed?: LocalizedText;
  /** The same where the garage has written it itself. */
  reason?: LocalizedText;
}

/** What a visitor wants done. */
export interface Job {
  /** How long the work takes. */
  minutes: number;
  /** How long the place stays occupied afterwards. */
  bufferMinutes: number;
  /** What is wanted, for places that are meant for one service. */
  serviceIds?: readonly number[];
  /** The appointment that it belongs to already: its own places count as free. */
  appointmentId?: number;
}

/** A part of a job: one slot of one day. */
export interface Place extends Interval {
  date: string;
  /** Of the slot: so many jobs have room in it. */
  capacity: number;
  /** One of the extra places, which are counted on their own. */
  isQuick: boolean;
}

/** Where and when a job is done. */
export interface Visit {
  /** When the car is brought. */
  date: string;
  start: WallMinutes;
  /** When the work is finished. */
  endDate: string;
  end: WallMinutes;
  /** The car stays, because the work does not fit between opening and closing. */
  dropOff: boolean;
  /** The slots in which the job takes a place. */
  places: readonly Place[];
}

/** `450` is `07:30`. */
export function clockTime(minutes: WallMinutes): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}

/** `07:30` is `450`. */
export function wallMinutes(time: string): WallMinutes {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** Those that no one of the others touches. */
export function placesWithout(places: readonly Place[], others: readonly Place[]): Place[] {
  return places.filter((place) => !others.some((other) => touch(place, other)));
}

/** Whether they have a moment of the same day in common. */
export function touch(left: Place, right: Place): boolean {
  return (
    left.date === right.date && left.isQuick === right.isQuick && left.from < right.to && right.from < left.to
  );
}
