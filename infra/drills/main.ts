import { parseArgs } from 'node:util';
import { machineLoad } from '../bench/machine-load.ts';
import { ensurePrograms, LOAD_GENERATOR, MOVED_CLOCK, STACK_PROGRAMS } from '../test/programs.ts';
import { clockJump } from './clock-jump.ts';
import { diskFull } from './disk-full.ts';
import { goLive } from './go-live.ts';
import { growth } from './growth.ts';
import { lostEngine } from './lost-engine.ts';
import { lostMessages } from './lost-messages.ts';
import { overload } from './overload.ts';
import { places } from './places.ts';
import { recovery } from './recovery.ts';
import { redisLost } from './redis-lost.ts';
import { rollingUpdate } from './rolling-update.ts';
import { slowDatabase } from './slow-database.ts';
import { shareAmongPrograms } from './support/fair-shares.ts';
import { type DrillLine, tableOf } from './table.ts';

/** `npm run drills`, or some of them: `npm run drills -- places lost-messages --messages 1000`. infra/docs/drills.md */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    messages: { type: 'string', default: '10000' },
    'per-second': { type: 'string', default: '25' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    rounds: { type: 'string', default: '3' },
    replicas: { type: 'string', default: '2' },
    people: { type: 'string', default: '1000' },
    seconds: { type: 'string' },
    minutes: { type: 'string', default: '8' },
    compose: { type: 'boolean', default: false },
    'without-grafana': { type: 'boolean', default: false },
  },
});

/** How long something is broken, or a crowd stays, where nobody says otherwise. */
const seconds = (usual: number) => Number(values.seconds ?? usual);

const DRILLS: Record<string, () => Promise<DrillLine[]>> = {
  'lost-messages': () =>
    lostMessages({
      messages: Number(values.messages),
      perSecond: Number(values['per-second']),
      seed: Number(values.seed),
    }),
  recovery: () => recovery({ rounds: Number(values.rounds), withCompose: values.compose }),
  places: () => places({ people: Number(values.people) }),
  'rolling-update': () => rollingUpdate({ replicas: Number(values.replicas) }),
  overload: () => overload({ seconds: seconds(40) }),
  'slow-database': () => slowDatabase({ seconds: seconds(20) }),
  'disk-full': () => diskFull({ seconds: seconds(20) }),
  'redis-lost': () => redisLost({ seconds: seconds(20) }),
  'clock-jump': () => clockJump(),
  growth: () => growth({ minutes: Number(values.minutes) }),
  'lost-engine': () => lostEngine(),
  'go-live': () => goLive({ withoutGrafana: values['without-grafana'] }),
};
/** Only by name: they need Docker engines, and what else not everybody has. */
const BY_NAME = new Set(['go-live', 'lost-engine']);

async function run(drill: string): Promise<DrillLine[]> {
  console.error(`${drill} …`);
  const begun = performance.now();
  try {
    return await DRILLS[drill]!();
  } catch (error) {
    console.error(error);
    const figure = error instanceof Error ? error.message.split('\n', 1)[0]! : String(error);
    return [{ drill, done: 'could not be done', figure, aim: '', holds: false }];
  } finally {
    console.error(`${drill}: ${((performance.now() - begun) / 60_000).toFixed(1)} minutes; ${machineLoad()}`);
  }
}

const asked = positionals.length > 0 ? positionals : Object.keys(DRILLS).filter((name) => !BY_NAME.has(name));
const unknown = asked.filter((name) => !(name in DRILLS));
if (unknown.length > 0) throw new Error(`There is no drill ${unknown.join(', ')}.`);
ensurePrograms([...STACK_PROGRAMS, LOAD_GENERATOR, MOVED_CLOCK]);
using machine = new DisposableStack();
machine.use(shareAmongPrograms());
const lines: DrillLine[] = [];
for (const drill of asked) {
  const found = await run(drill);
  console.error(tableOf(found, [drill]).text);
  lines.push(...found);
}
const { text, holds } = tableOf(lines, asked);
console.log(text);
process.exitCode = holds ? 0 : 1;
