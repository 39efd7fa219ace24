import { setTimeout as sleep } from 'node:timers/promises';
import { CONNECTIONS } from '../bench/load.ts';
import { everyPublicAddress } from '../bench/public-paths.ts';
import { startStack } from '../e2e/support/stack.ts';
import { floodPages, floodPosts, type Heard } from './support/flood.ts';
import { missingOf, storedNumbers } from './support/numbered-messages.ts';
import { onlyIn, shown } from './support/answers.ts';
import { readPages, type Reading } from './support/readers.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'overload';
const TIMES = 10;
const READERS_PER_SECOND = 40;
const SLOWER_AIM = 3;
const WARM_SECONDS = 3;
const FINE = ['200', '201', '304', '429', '503'];
/** What is under way when a crowd leaves is finished by then. */
const SETTLED_MS = 5000;
/** Made for each visitor: no cache helps. */
const OWN_PAGE = '/booking?service=1';

/** Ten times the crowd that keeps the machine busy, on pages and on the contact form, while others read on. */
export async function overload({ seconds }: { seconds: number }): Promise<DrillLine[]> {
  const stack = await startStack();
  try {
    const { url } = stack;
    const paths = await everyPublicAddress(url);
    // Readers are there before the crowd comes, and have been everywhere once.
    const before = Math.ceil(paths.length / READERS_PER_SECOND);
    const read = () => readPages(url, paths, READERS_PER_SECOND, seconds, before);
    let numbers = 1;
    const accepted: number[] = [];
    const crowds: Record<string, (connections: number, forSeconds: number) => Promise<Heard>> = {
      'pages that are kept': (connections, time) => floodPages(url, paths, connections, time),
      'pages made for each visitor': (connections, time) => floodPages(url, [OWN_PAGE], connections, time),
      messages: async (connections, time) => {
        const heard = await floodPosts(url, numbers, connections, time);
        numbers += 1_000_000;
        accepted.push(...heard.accepted);
        return heard;
      },
    };

    const lines: DrillLine[] = [];
    for (const crowd of Object.values(crowds)) await crowd(CONNECTIONS, WARM_SECONDS);
    const calm = await read();
    lines.push(calmLine(calm));
    for (const [what, crowd] of Object.entries(crowds)) {
      const usual = await crowd(CONNECTIONS, WARM_SECONDS);
      await sleep(SETTLED_MS);
      const [heard, reading] = await Promise.all([
        sleep(before * 1000).then(() => crowd(CONNECTIONS * TIMES, seconds)),
        read(),
      ]);
      lines.push(...linesOf(what, usual, heard, reading, calm));
      await sleep(SETTLED_MS);
    }
    const lost = missingOf(accepted, await storedNumbers(stack.databaseUrl)).length;
    return [
      ...lines,
      {
        drill: DRILL,
        done: 'accepted messages of the crowd',
        figure: `${lost} of ${accepted.length} are lost`,
        aim: '0',
        holds: lost === 0 && accepted.length > 0,
      },
    ];
  } finally {
    await stack.stop();
  }
}

function calmLine({ p99, pages, refused }: Reading): DrillLine {
  return {
    drill: DRILL,
    done: `${READERS_PER_SECOND} readers a second and nobody else: ${pages} pages`,
    figure: `p99 ${p99.toFixed(0)} ms, refused: ${shown(refused)}`,
    aim: 'none refused',
    holds: refused.size === 0,
  };
}

function linesOf(what: string, usual: Heard, heard: Heard, reading: Reading, calm: Reading): DrillLine[] {
  const slower = reading.p99 / calm.p99;
  return [
    {
      drill: DRILL,
      done: `${CONNECTIONS * TIMES} at once, no pause, ${what} (${CONNECTIONS} get ${usual.perSecond.toFixed(0)} a second)`,
      figure: `${heard.perSecond.toFixed(0)} a second: ${shown(heard.statuses)}`,
      aim: '2xx, 304; 429, 503 with Retry-After',
      holds: onlyIn(FINE, heard.statuses) && onlyIn(FINE, reading.refused) && heard.silent === 0,
    },
    {
      drill: DRILL,
      done: `pages of ${READERS_PER_SECOND} readers a second meanwhile`,
      figure: `p99 ${reading.p99.toFixed(0)} ms, ${slower.toFixed(1)} × calm; refused: ${shown(reading.refused)}`,
      aim: `${SLOWER_AIM} × at most`,
      holds: slower <= SLOWER_AIM,
    },
  ];
}
