import { setTimeout as sleep } from 'node:timers/promises';
import { median } from '../bench/median.ts';
import { startStack } from '../e2e/support/stack.ts';
import { FIRST_SUCCESS, recoveryOf, type Victim, VICTIMS } from './support/recovery.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'recovery';
/** Having run so long, a part is started again without a longer pause (`SupervisedProcess`). */
const STABLE_MS = 31_000;
/** In seconds: no worse than when the aims were set, on `npm start` with the machine for itself. */
const AIMS: Partial<Record<Victim, number>> = { contact: 1.5, postgres: 0.2, web: 1.1 };

/** One part after the other is killed while nothing else happens. */
export async function recovery({ rounds }: { rounds: number }): Promise<DrillLine[]> {
  const stack = await startStack();
  try {
    const times = new Map<Victim, number[]>(VICTIMS.map((victim) => [victim, []]));
    for (let round = 0; round < rounds; round += 1) {
      await sleep(STABLE_MS);
      for (const victim of VICTIMS) times.get(victim)!.push(await recoveryOf(victim, stack));
    }
    return [...times].map(([victim, all]) => line(victim, all));
  } finally {
    await stack.stop();
  }
}

function line(victim: Victim, times: readonly number[]): DrillLine {
  const usual = median(times) / 1000;
  const aim = AIMS[victim];
  return {
    drill: DRILL,
    done: `${victim} killed, nobody else there: until ${FIRST_SUCCESS[victim]}`,
    figure: `${usual.toFixed(2)} s (median of ${times.length})`,
    aim: aim === undefined ? 'comes back' : `${aim.toFixed(1)} s`,
    holds: usual <= (aim ?? Number.MAX_VALUE),
  };
}
