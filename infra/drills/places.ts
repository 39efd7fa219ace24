import { BOOKED, BookingRush, PLACES, promisedBy, SEATS, TAKEN, tally } from '../e2e/support/booking-rush.ts';
import { startContactReplicas } from '../e2e/support/contact-replicas.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'places';
const REPLICAS = 3;
const RESTART_AFTER_BOOKINGS = 10;

/** More people than places, by several replicas, while Postgres restarts and answers are lost. */
export async function places({ people }: { people: number }): Promise<DrillLine[]> {
  const replicas = await startContactReplicas(REPLICAS);
  try {
    const rush = new BookingRush(replicas, people);
    await rush.prepare();
    const first = await rush.everybodyWhilePostgresRestarts(RESTART_AFTER_BOOKINGS);
    const kept = promisedBy(first);
    const last = await rush.untilAnswered(first);
    const { ids, people: booked, fullest } = await rush.stored();
    const answers = tally(last);
    const broken = kept.filter((id) => !ids.includes(id)).length;
    const promised = promisedBy(last);
    return [
      {
        drill: DRILL,
        done: `${people} bookings for ${PLACES} places, ${REPLICAS} replicas, Postgres restarted in the middle`,
        figure: `${answers[BOOKED] ?? 0} booked, ${answers[TAKEN] ?? 0} heard that it is taken`,
        aim: `${PLACES} and ${people - PLACES}`,
        holds: answers[BOOKED] === PLACES && answers[TAKEN] === people - PLACES,
      },
      {
        drill: DRILL,
        done: 'in the database: appointments, people who have one, most in one place',
        figure: `${ids.length}, ${booked}, ${fullest / SEATS}`,
        aim: `${PLACES}, ${PLACES}, 1`,
        holds: ids.length === PLACES && booked === PLACES && fullest === SEATS,
      },
      {
        drill: DRILL,
        done: 'promised bookings that are not there, before and after asking again',
        figure: `${broken}, ${promised.filter((id) => !ids.includes(id)).length}`,
        aim: '0, 0',
        holds: broken === 0 && promised.join() === ids.join(),
      },
    ];
  } finally {
    await replicas.stop();
  }
}
