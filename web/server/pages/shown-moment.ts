import { DEFAULT_LANGUAGE } from '@garage/contracts/languages';
import { siteClosures } from '../../src/components/garage/closures.ts';
import { garageTime, openState } from '../../src/components/garage/opening-hours.ts';
import type { KnownFacts } from './garage-facts.ts';
import { currentMinute } from './page-renderer.ts';

/**
 * What pages show of the time: the day, and whether the garage is open and until or from when. A page need not be drawn
 * anew before that is something else, which is a few times a day.
 */
export class ShownMoment {
  #askedWith = '';
  #shown = '';

  /** Another text at a moment at which pages show something else. */
  now(known: KnownFacts): string {
    // Nothing that pages show changes within a minute.
    const askedWith = `${known.version} ${currentMinute()}`;
    if (askedWith !== this.#askedWith) {
      this.#askedWith = askedWith;
      this.#shown = shownAt(new Date(), known);
    }
    return this.#shown;
  }
}

function shownAt(moment: Date, { garage, closures }: KnownFacts): string {
  const time = garageTime(moment);
  const state = openState(garage.openingHours, siteClosures(closures, DEFAULT_LANGUAGE), time);
  return `${time.date} ${JSON.stringify(state)}`;
}
