import { setTimeout as sleep } from 'node:timers/promises';
import { openPanels } from '../bench/volume/panels.ts';
import { type Stack, startStack } from '../e2e/support/stack.ts';
import { runTraffic, type Traffic, TWO_DAYS } from './support/garage-traffic.ts';
import { type Growth, growthOf, type Noise } from './support/growth-rule.ts';
import { oldHeapOf } from './support/heap.ts';
import { connectionsOf, usageOfParts } from './support/usage.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'growth';
const PANELS = 4;
const SAMPLE_EVERY_MS = 3000;
/** Four quarters with enough samples each. */
const SHORTEST_SECONDS = 90;

const NOISE = {
  MiB: { share: 0.04, least: 2 },
  'MiB that live long': { share: 0.04, least: 1 },
  'MiB of the largest process': { share: 0.04, least: 0.5 },
  handles: { share: 0.04, least: 8 },
  connections: { share: 0, least: 1 },
} as const satisfies Record<string, Noise>;
/**
 * Each of its connections keeps what it knows of the tables, and files of them open, until it has met every question:
 * all together grow for as long as that takes. So connections are counted, and the largest is weighed.
 */
const KNOWS_BY_CONNECTION = 'postgres';
type Unit = keyof typeof NOISE;

type Samples = Map<string, number[]>;

/** Two days of a garage in minutes; afterwards no part may hold more than once it was warm. */
export async function growth({ minutes }: { minutes: number }): Promise<DrillLine[]> {
  const seconds = minutes * 60;
  if (seconds < SHORTEST_SECONDS) throw new Error(`${minutes} minutes are too few to tell`);
  const stack = await startStack();
  try {
    const panels = await openPanels(stack, PANELS);
    const over = new AbortController();
    const sampling = sample(stack, over.signal);
    const traffic = await runTraffic(stack, seconds).finally(() => over.abort());
    const samples = await sampling;
    panels.close();
    const told = Math.min(...panels.told());
    return [trafficLine(traffic, minutes, told), ...lines(samples)];
  } finally {
    await stack.stop();
  }
}

async function sample(stack: Stack, over: AbortSignal): Promise<Record<Unit, Samples>> {
  const samples: Record<Unit, Samples> = {
    MiB: new Map(),
    'MiB that live long': new Map(),
    'MiB of the largest process': new Map(),
    handles: new Map(),
    connections: new Map(),
  };
  const note = (unit: Unit, name: string, value: number) =>
    samples[unit].set(name, [...(samples[unit].get(name) ?? []), value]);
  while (!over.aborted) {
    for (const [name, { mebibytes, largest, handles }] of usageOfParts()) {
      if (name === KNOWS_BY_CONNECTION) {
        note('MiB of the largest process', name, largest);
        continue;
      }
      note('MiB', name, mebibytes);
      note('handles', name, handles);
    }
    for (const [name, mebibytes] of await oldHeapOf(stack)) note('MiB that live long', name, mebibytes);
    for (const [name, connections] of await connectionsOf(stack.databaseUrl))
      note('connections', name, connections);
    await sleep(SAMPLE_EVERY_MS, null, { signal: over }).catch(() => null);
  }
  return samples;
}

function trafficLine({ done, failures }: Traffic, minutes: number, told: number): DrillLine {
  const counts = Object.entries(TWO_DAYS).map(([kind, wanted]) => ({
    kind,
    wanted,
    got: done.get(kind as keyof typeof TWO_DAYS) ?? 0,
  }));
  const failed = [...failures].map(([what, times]) => `${times} × ${what}`).join(', ');
  const isWhole = counts.every(({ wanted, got }) => got === wanted);
  return {
    drill: DRILL,
    done: `48 hours in ${minutes} minutes, ${PANELS} panels open: ${counts.map(({ kind, got }) => `${got} ${kind}`).join(', ')}`,
    figure: failed || `all answered; each panel told ${told} times or more`,
    aim: 'all answered',
    holds: isWhole && failed === '' && told > 0,
  };
}

function lines(samples: Record<Unit, Samples>): DrillLine[] {
  return (Object.keys(samples) as Unit[]).map((unit) => {
    const { share, least } = NOISE[unit];
    const parts = [...samples[unit]].map(([name, values]) => ({
      name,
      growth: growthOf(values, NOISE[unit]),
    }));
    return {
      drill: DRILL,
      done: `${unit}, part by part: floor of the third quarter of the time → of the last`,
      figure: parts.map(({ name, growth: found }) => `${name} ${shown(found)}`).join(', '),
      aim: `no more than ${[share > 0 ? `${share * 100} %` : '', String(least)].filter(Boolean).join(' or ')} higher`,
      holds: parts.length > 0 && parts.every(({ growth: { holds } }) => holds),
    };
  });
}

const shown = ({ before, after, holds }: Growth) =>
  `${short(before)} → ${short(after)}${holds ? '' : ' (grows)'}`;

const short = (figure: number) => String(Number(figure.toFixed(1)));
