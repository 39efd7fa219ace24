import { setTimeout as sleep } from 'node:timers/promises';
import { everyPublicAddress } from '../bench/public-paths.ts';
import { sendMessage } from '../e2e/support/api-client.ts';
import { eventually } from '../e2e/support/eventually.ts';
import { shown } from './support/answers.ts';
import { freeTimes } from './support/free-times.ts';
import { missingOf, numberedRequest, repeatedIn, STORED_NUMBERS } from './support/numbered-messages.ts';
import { type Load, steadyLoad } from './support/steady-load.ts';
import { type ReplicaCounts, startSwarmSite, type SwarmSite, type TwoEngines } from './support/swarm-site.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'lost-engine';
const PER_SECOND = 15;
/** Whoever waits longer has heard nothing. */
const PATIENCE_MS = 5000;
const AIM_SECONDS = 15;
/** Before the loss, and after everything runs again. */
const CALM_MS = 20_000;
const WHOLE_WITHIN_MS = 180_000;
const LOOK_EVERY_MS = 500;

/** One of two engines is gone at once, while a visitor reads and writes; the data is on the one that stays. */
export async function lostEngine(): Promise<DrillLine[]> {
  const site = await startSwarmSite(enginesOf(process.env));
  const end = new AbortController();
  try {
    const accepted = new Set<number>();
    const visiting = visit(site.url, accepted, end.signal);
    await sleep(CALM_MS);
    const stopped = await site.stopSecond();
    const since = () => (performance.now() - stopped) / 1000;
    const isNoticed = !(await eventually(() => site.isSecondThere(), false, WHOLE_WITHIN_MS, LOOK_EVERY_MS));
    const noticed = since();
    const isWhole = await eventually(() => site.isWholeOnFirst(), true, WHOLE_WITHIN_MS, LOOK_EVERY_MS);
    const whole = since();
    await sleep(CALM_MS);
    end.abort();
    const load = await visiting;
    return [
      ...visitorLines(load, stopped, listed(site.onSecond)),
      line(
        'until Swarm calls the engine down, and until two replicas of each program run on the other one',
        `${isNoticed ? noticed.toFixed(0) : 'never'} and ${isWhole ? whole.toFixed(0) : 'never'} s`,
        'all of them',
        isNoticed && isWhole,
      ),
      await messagesLine(site, accepted),
    ];
  } finally {
    end.abort();
    await site.stop();
  }
}

/** What cannot be guessed: which engine is the second one, and how its power is cut. */
function enginesOf(environment: NodeJS.ProcessEnv): TwoEngines {
  const said = (name: string): string => {
    const value = environment[name];
    if (!value) throw new Error(`needs two engines: ${name} is missing (infra/docs/drills.md)`);
    return value;
  };
  return {
    address: said('FIRST_ENGINE_ADDRESS'),
    second: said('SECOND_DOCKER_HOST'),
    stop: said('STOP_SECOND_ENGINE'),
    start: said('START_SECOND_ENGINE'),
  };
}

/** Of fifteen requests ten are for pages, three for free times, one for a page that no cache has, one is a message. */
async function visit(url: string, accepted: Set<number>, end: AbortSignal): Promise<Load> {
  const paths = await everyPublicAddress(url);
  return steadyLoad('visitor', PER_SECOND, end, async (nth) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const kind = nth % 15;
    if (kind === 0) {
      const response = await sendMessage(url, numberedRequest(nth), undefined, signal);
      if (response.ok) accepted.add(nth);
      return response;
    }
    if (kind === 1) return fetch(`${url}/booking?service=1`, { signal });
    return fetch(url + (kind < 5 ? freeTimes(nth) : paths[nth % paths.length]!), { signal });
  });
}

/** @param stopped The moment at which the engine was told to go. */
export function visitorLines(
  { asked, failed, failedAt, slowestMs }: Load,
  stopped: number,
  onSecond: string,
): DrillLine[] {
  // One that was under way when the engine went belongs to its loss.
  const before = failedAt.filter((due) => due < stopped - PATIENCE_MS);
  const last = Math.max(stopped, ...failedAt);
  const seconds = (last - stopped) / 1000;
  return [
    line('a visitor, before', `${before.length} failed`, '0 failed', asked > 0 && before.length === 0),
    line(
      `an engine is gone, with ${onSecond}: until no request fails any more of ${PER_SECOND} a second`,
      `${seconds.toFixed(1)} s; ${failedAt.length} of ${asked} failed (${shown(failed)}); the slowest took ${(slowestMs / 1000).toFixed(1)} s`,
      `${AIM_SECONDS} s`,
      seconds <= AIM_SECONDS,
    ),
  ];
}

async function messagesLine(site: SwarmSite, accepted: ReadonlySet<number>): Promise<DrillLine> {
  const rows = await site.query(STORED_NUMBERS);
  const stored = new Map(rows.map((row) => row.split('|').map(Number) as [number, number]));
  const faults = [missingOf(accepted, stored).length, repeatedIn(stored).length];
  return line(
    `${accepted.size} accepted messages: lost, stored twice`,
    faults.join(', '),
    '0, 0',
    accepted.size > 0 && faults.every((fault) => fault === 0),
  );
}

const listed = (counts: ReplicaCounts): string =>
  [...counts].map(([name, count]) => `${count} × ${name}`).join(', ');

const line = (done: string, figure: string, aim: string, holds: boolean): DrillLine => ({
  drill: DRILL,
  done,
  figure,
  aim,
  holds,
});
