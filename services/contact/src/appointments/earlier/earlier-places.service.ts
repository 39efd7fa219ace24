import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Place, placesWithout, touch, type Visit } from '../../calendar/availability/workshop-day.js';
import { SlotAllocator } from '../../calendar/slot-allocator.js';
import { zurichInstant } from '../../calendar/zurich-time.js';
import { LiveChanges } from '../../live/live-changes.js';
import { type Appointment, jobOf } from '../appointment.js';
import { VisitSettingsService } from '../visit-settings/visit-settings.service.js';
import { EarlierLineRepository } from './earlier-line.repository.js';
import { KeptPlaceMails } from './kept-place-mails.js';
import { type KeptState, KeptPlacesRepository, type StoredKeptPlace } from './kept-places.repository.js';
import { keptTimes } from './kept-times.js';

/** So many in line are looked at for one freed place, while everybody else waits. */
const LONGEST_LINE = 500;

export interface Freed {
  places: readonly Place[];
  /** Whose they were: nobody is offered what they have just given back. */
  by: number | null;
  /** For whom they were kept until now. */
  keptFor?: number;
  /** When somebody can hear of it at first. */
  earliest: Date;
}

/**
 * Keeps places that become free for those who would come earlier, in the order in which they have wished for it. All
 * of it happens within `SlotAllocator.run`, in the transaction that frees the place: nobody else can book it between.
 */
@Injectable()
export class EarlierPlacesService {
  constructor(
    private readonly kept: KeptPlacesRepository,
    private readonly line: EarlierLineRepository,
    private readonly allocator: SlotAllocator,
    private readonly mails: KeptPlaceMails,
    private readonly settings: VisitSettingsService,
    private readonly changes: LiveChanges,
  ) {}

  /** Whether the garage keeps places at all. */
  async isOn(): Promise<boolean> {
    return (await this.settings.read()).settings.keepFreedPlaces;
  }

  /** Puts an appointment in line for an earlier time, or takes it out; it keeps what is kept for it. */
  setWish(id: number, isWished: boolean, manager: EntityManager): Promise<void> {
    return this.line.setWish(id, isWished, manager);
  }

  /**
   * Each place is kept for the first in line whose visit is later and fits into what was freed; what is left of it, for
   * the next. Nobody gets a second one while a first is kept, nor the same time twice.
   */
  async share({ places, by, keptFor, earliest }: Freed, manager: EntityManager): Promise<void> {
    if (places.length === 0) return;
    const { settings } = await this.settings.read(manager);
    if (!settings.keepFreedPlaces) return;
    const leadMinutes = (await this.allocator.rules(manager)).leadHours * 60;
    for (const date of new Set(places.map((place) => place.date))) {
      let left = places.filter((place) => place.date === date);
      const line = await this.lineFor(date, [by, keptFor], manager);
      let visitsOf = await this.allocator.visitsOn(date, manager);
      for (const { appointment, had } of line) {
        const visit = fitting(visitsOf(jobOf(appointment)), { appointment, date, left, had });
        const begins = visit && zurichInstant(date, visit.start);
        const times = begins && keptTimes(earliest, begins, { ...settings, leadMinutes });
        if (!visit || !times) continue;
        left = placesWithout(left, visit.places);
        await this.keep(appointment, visit, { by, ...times }, manager);
        if (left.length === 0) break;
        visitsOf = await this.allocator.visitsOn(date, manager);
      }
    }
  }

  /**
   * Takes other seats for the appointment's own, whose visit is stored already. What it had, and what was kept for it,
   * is the next one's, as far as it is not sitting there now.
   */
  async reseat(appointmentId: number, visit: Visit, manager: EntityManager): Promise<void> {
    const kept = await this.kept.findOpenOf(appointmentId, manager);
    const keptBefore = kept && (await this.end(kept, 'withdrawn', manager));
    const places = await this.allocator.giveBack([appointmentId], manager);
    await this.allocator.take(appointmentId, visit, manager);
    // What was kept is the earlier one of the two.
    for (const freed of [keptBefore, { places, by: appointmentId, earliest: new Date() }]) {
      if (freed) await this.share({ ...freed, places: placesWithout(freed.places, visit.places) }, manager);
    }
  }

  /** What is kept for an appointment that does not come, or wants it no more, is the next one's. */
  async endFor(appointmentId: number, manager: EntityManager): Promise<void> {
    const kept = await this.kept.findOpenOf(appointmentId, manager);
    if (kept) await this.passOn(kept, 'withdrawn', manager);
  }

  /** Ends it and keeps the place for the next in line; false when it was not kept any more. */
  async passOn(kept: StoredKeptPlace, state: KeptState, manager: EntityManager): Promise<boolean> {
    const freed = await this.end(kept, state, manager);
    if (freed) await this.share(freed, manager);
    return freed !== null;
  }

  private async end(kept: StoredKeptPlace, state: KeptState, manager: EntityManager): Promise<Freed | null> {
    if (!(await this.kept.end(kept.id, state, manager))) return null;
    const places = await this.allocator.release(kept.appointmentId, manager);
    await this.announce(kept.appointmentId, manager);
    const earliest = new Date(Math.max(kept.beginsAt.getTime(), Date.now()));
    return { places, by: kept.freedBy, keptFor: kept.appointmentId, earliest };
  }

  /** Whoever takes back that they have given a place away gets it again from those who have not heard of it. */
  async takeBack(appointmentId: number, manager: EntityManager): Promise<void> {
    for (const kept of await this.kept.findFreedBy(appointmentId, manager)) {
      if (kept.mailedAt !== null) continue;
      await this.kept.forget(kept.id, manager);
      await this.allocator.release(kept.appointmentId, manager);
    }
  }

  private async lineFor(
    date: string,
    except: readonly (number | null | undefined)[],
    manager: EntityManager,
  ) {
    const waiting = await this.line.find(date, LONGEST_LINE, manager);
    const around = await this.kept.findAround(
      waiting.map(({ id }) => id),
      date,
      manager,
    );
    const busy = new Set(around.filter(({ state }) => state === 'open').map((one) => one.appointmentId));
    return waiting
      .filter(({ id }) => !busy.has(id) && !except.includes(id))
      .map((appointment) => ({
        appointment,
        had: around.filter((one) => one.appointmentId === appointment.id).map((one) => one.startMinute),
      }));
  }

  private async keep(
    appointment: Appointment,
    visit: Visit,
    { by, from, until }: { by: number | null; from: Date; until: Date },
    manager: EntityManager,
  ): Promise<void> {
    const kept = await this.kept.add(
      {
        appointmentId: appointment.id,
        freedBy: by,
        date: visit.date,
        startMinute: visit.start,
        beginsAt: from,
        endsAt: until,
      },
      manager,
    );
    await this.allocator.keep(appointment.id, visit, manager);
    if (from <= new Date()) await this.mails.offer(appointment, kept, manager);
    await this.announce(appointment.id, manager);
  }

  private announce(id: number, manager: EntityManager): Promise<void> {
    return this.changes.announce('appointments', [{ id }], manager);
  }
}

interface Wanted {
  appointment: Appointment;
  date: string;
  left: readonly Place[];
  /** When places were kept for it on that day. */
  had: readonly number[];
}

/** The first visit in what is left that begins before the customer's own; undefined when there is none. */
function fitting(visits: readonly Visit[], { appointment, date, left, had }: Wanted): Visit | undefined {
  const { appointmentDate, startMinute } = appointment;
  return visits.find(
    ({ start, places }) =>
      (date < appointmentDate || start < startMinute) &&
      !had.includes(start) &&
      places.some((place) => left.some((free) => touch(place, free))),
  );
}
