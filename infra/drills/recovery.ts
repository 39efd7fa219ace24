import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/median.ts';
import { startStack } from '../e2e/support/stack.ts';
import { startComposeSite } from './support/compose-site.ts';
import {
  asRecovering,
  FIRST_SUCCESS,
  recoveryOf,
  type RecoveringSite,
  type Victim,
  VICTIMS,
} from './support/recovery.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'recovery';
/** Having run so long, a part is started again without a longer pause (`SupervisedProcess`; an engine: ten seconds). */
const STABLE_MS = 31_000;
type Aims = Partial<Record<Victim, number>>;
/** In seconds: no worse than when the aims were set, on `npm start` with the machine for itself. */
const AIMS: Aims = { contact: 1.5, postgres: 0.2, web: 1.1 };
/** The SMTP server is somebody else's there. */
const COMPOSE_VICTIMS = VICTIMS.filter((victim) => victim !== 'mail-catcher');
/** Most of it is the engine's: it notices the end, and makes everything around the container anew. */
const COMPOSE_AIMS: Aims = { auth: 1.5, content: 1.5, contact: 1.5, web: 1.5, postgres: 1.5 };

/** One part after the other is killed while nothing else happens: of a stack, then of the site in containers. */
export async function recovery(options: { rounds: number; withCompose: boolean }): Promise<DrillLine[]> {
  const { rounds, withCompose } = options;
  const lines: DrillLine[] = [];
  const stack = await startStack();
  try {
    lines.push(...(await recoveries('', asRecovering(stack), VICTIMS, AIMS, rounds)));
  } finally {
    await stack.stop();
  }
  if (!withCompose) return lines;
  const site = await startComposeSite();
  try {
    lines.push(...(await recoveries('with docker compose: ', site, COMPOSE_VICTIMS, COMPOSE_AIMS, rounds)));
  } finally {
    await site.stop();
  }
  return lines;
}

async function recoveries(
  where: string,
  site: RecoveringSite,
  victims: readonly Victim[],
  aims: Aims,
  rounds: number,
): Promise<DrillLine[]> {
  const times = new Map<Victim, number[]>(victims.map((victim) => [victim, []]));
  for (let round = 0; round < rounds; round += 1) {
    await sleep(STABLE_MS);
    for (const victim of victims) times.get(victim)!.push(await recoveryOf(victim, site));
  }
  return [...times].map(([victim, all]) => line(where, victim, all, aims[victim]));
}

function line(where: string, victim: Victim, times: readonly number[], aim?: number): DrillLine {
  const usual = median(times) / 1000;
  const [least, most] = [Math.min(...times) / 1000, Math.max(...times) / 1000];
  return {
    drill: DRILL,
    done: `${where}${victim} killed, nobody else there: until ${FIRST_SUCCESS[victim]}`,
    figure: `${usual.toFixed(2)} s (median of ${times.length}, ${least.toFixed(2)} to ${most.toFixed(2)})`,
    aim: aim === undefined ? 'comes back' : `${aim.toFixed(1)} s`,
    holds: usual <= (aim ?? Number.MAX_VALUE),
  };
}
