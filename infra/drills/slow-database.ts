import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from '../bench/percentile.ts';
import { everyPublicAddress } from '../bench/public-paths.ts';
import type { StaffClient } from '../e2e/support/api-client.ts';
import { signedIn } from '../e2e/support/signed-in.ts';
import { type SlowWay, startSlowWay } from '../e2e/support/slow-way.ts';
import { type Stack, startStack } from '../e2e/support/stack.ts';
import { type Answers, onlyIn, shown } from './support/answers.ts';
import { everyStaffCall } from './support/every-staff-call.ts';
import { missingOf, sendNumbered, storedNumbers } from './support/numbered-messages.ts';
import { readPages } from './support/readers.ts';
import { lookAround } from './support/staff-looks.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'slow-database';
const ROUND_TRIP_MS = 200;
const READERS_PER_SECOND = 40;
const MESSAGES_PER_SECOND = 2;
const WARM_UP_SECONDS = 3;
/** Of a p99, on a machine that has other work. */
const AS_FAST = 2;
/** Longer than the web server takes what it knows for new (`ServiceAnswers`). */
const QUIET_MS = 6000;
const FIRST_PATHS = ['/', '/', '/services', '/services', '/team', '/team'];
/** A page asks twice, for the garage's facts and then for its texts, and waits 300 ms each time at most. */
const FIRST_WITHIN_MS = 700;

interface Figures {
  pagesP99: number;
  staffP50: number;
  /** Answers to staff by status. */
  staff: Answers;
  accepted: ReadonlySet<number>;
  refused: Answers;
}

/** Everything that the services ask of Postgres takes a fifth of a second longer. */
export async function slowDatabase({ seconds }: { seconds: number }): Promise<DrillLine[]> {
  await using started = new AsyncDisposableStack();
  let way: SlowWay | undefined;
  started.defer(() => way?.stop());
  const stack = await startStack({
    wayToPostgres: async (port) => {
      way = await startSlowWay(port);
      return way.port;
    },
  });
  started.defer(() => stack.stop());
  const staff = await signedIn(stack);
  await measure(stack, staff, WARM_UP_SECONDS, 0);
  const calm = await measure(stack, staff, seconds, 100_000);
  way!.delay(ROUND_TRIP_MS);
  const first = await readAfterQuiet(stack.url);
  await measure(stack, staff, WARM_UP_SECONDS, 200_000);
  const slow = await measure(stack, staff, seconds, 300_000);
  way!.delay(0);
  const lost = missingOf(slow.accepted, await storedNumbers(stack.databaseUrl)).length;
  const times = slow.pagesP99 / calm.pagesP99;
  return [
    {
      drill: DRILL,
      done: `Postgres ${ROUND_TRIP_MS} ms away: pages of ${READERS_PER_SECOND} readers a second`,
      figure: `p99 ${slow.pagesP99.toFixed(0)} ms, ${times.toFixed(1)} × calm`,
      aim: `${AS_FAST} × at most`,
      holds: times <= AS_FAST,
    },
    {
      drill: DRILL,
      done: `a page each ${QUIET_MS / 1000} s, nobody else there`,
      figure: first.map((milliseconds) => `${milliseconds.toFixed(0)} ms`).join(', '),
      aim: `${FIRST_WITHIN_MS} ms at most`,
      holds: first.every((milliseconds) => milliseconds <= FIRST_WITHIN_MS),
    },
    {
      drill: DRILL,
      done: 'staff look at everything meanwhile',
      figure: `p50 ${slow.staffP50.toFixed(0)} ms (calm ${calm.staffP50.toFixed(0)} ms); ${shown(slow.staff)}`,
      aim: 'answers or 503',
      holds: onlyIn(['200', '404', '503'], slow.staff),
    },
    {
      drill: DRILL,
      done: `messages meanwhile, ${MESSAGES_PER_SECOND} a second`,
      figure: `${slow.accepted.size} accepted, ${lost} of them lost; other answers: ${shown(slow.refused)}`,
      aim: 'all accepted at the first attempt, 0 lost',
      holds: lost === 0 && slow.accepted.size === MESSAGES_PER_SECOND * seconds && slow.refused.size === 0,
    },
  ];
}

/** Milliseconds of each page. */
async function readAfterQuiet(url: string): Promise<number[]> {
  const times: number[] = [];
  for (const path of FIRST_PATHS) {
    await sleep(QUIET_MS);
    times.push((await readPages(url, [path], 1, 1)).p99);
  }
  return times;
}

async function measure(stack: Stack, staff: StaffClient, seconds: number, from: number): Promise<Figures> {
  const paths = await everyPublicAddress(stack.url);
  const sending = sendNumbered(stack.url, MESSAGES_PER_SECOND * seconds, MESSAGES_PER_SECOND, from);
  const [{ p99 }, looks] = await Promise.all([
    readPages(stack.url, paths, READERS_PER_SECOND, seconds),
    lookAround(staff, await everyStaffCall(stack.databaseUrl), seconds),
    sending.done,
  ]);
  return {
    pagesP99: p99,
    staffP50: percentile(looks.times, 0.5),
    staff: looks.answers,
    accepted: sending.accepted,
    refused: sending.others,
  };
}
