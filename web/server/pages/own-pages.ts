import { setImmediate as oneRound, setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';

/** A second of work on a slow machine: whoever came later would wait longer than is worth waiting for. */
const MOST_UNDER_WAY = 24;

/**
 * Between two pages. Node takes one new connection in each round of its event loop, and the gateway opens one for each
 * request: after a single round nearly everybody would still stand at the door. Where nobody does, rounds cost nothing.
 */
const ROUNDS = 50;
/**
 * While others want one, too, and somebody reads: about half of the time in which a page is drawn. Without it, those who
 * want a page that is kept stand behind one drawing after the other.
 */
const PAUSE_MS = 8;
/** After the last reader. Longer than the second for which the gateway answers by itself (`send-document.ts`). */
const READERS_STAY_MS = 3000;

/** More pages are wanted than can be made; the same request works in a few seconds. */
export class TooBusy extends Error {
  constructor() {
    super('too many pages of single visitors are under way');
  }
}

/**
 * Pages that belong to one visitor, which no cache holds. However many want one, those who read what is kept do not wait
 * for them: one is drawn at a time, what else came is answered in between, and what exceeds is refused before any work
 * is done for it.
 */
export class OwnPages {
  readonly #underWay = pLimit(MOST_UNDER_WAY);
  readonly #drawing = pLimit(1);
  #readAt = Number.NEGATIVE_INFINITY;

  /** Somebody reads a page that is kept, and will turn to the next one. */
  noteReader(): void {
    this.#readAt = performance.now();
  }

  /** Makes a page, waiting for services included; throws `TooBusy` when too many are under way. */
  async make<T>(work: () => Promise<T>): Promise<T> {
    if (this.#underWay.activeCount >= MOST_UNDER_WAY) throw new TooBusy();
    return this.#underWay(work);
  }

  /** Draws after those who came before. */
  drawInTurn<T>(draw: () => Promise<T>): Promise<T> {
    return this.#drawing(async () => {
      await othersHadTheirTurn();
      const othersAreUnderWay = this.#underWay.activeCount > 1;
      const readersAreThere = performance.now() - this.#readAt < READERS_STAY_MS;
      if (othersAreUnderWay && readersAreThere) await sleep(PAUSE_MS);
      return draw();
    });
  }
}

async function othersHadTheirTurn(): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1) await oneRound();
}
