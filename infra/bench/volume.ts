import { parseArgs } from 'node:util';
import { RETENTION_KINDS, RETENTION_LIMITS, RETENTION_PATH } from '@garage/contracts/retention';
import { signedIn } from '../e2e/support/signed-in.ts';
import type { StaffClient } from '../e2e/support/api-client.ts';
import { type Stack, startStack } from '../e2e/support/stack.ts';
import { SERVICES } from '../local/parts.ts';
import { machineLoad } from './machine-load.ts';
import { drainMails } from './volume/drain-mails.ts';
import { compareCounts, compareExport, compareSearches } from './volume/exactness.ts';
import { makeData, volumeOf } from './volume/make-data.ts';
import { type Figures, type Measured, measureAll } from './volume/measure.ts';
import { openPanels } from './volume/panels.ts';
import { readSamples } from './volume/samples.ts';
import { type ServiceMemory, serviceMemory } from './volume/service-memory.ts';
import { startVisitor } from './visitor.ts';
import { ensurePrograms, STACK_PROGRAMS } from '../test/programs.ts';

/** `npm run bench:volume -- --scale 0.01 --requests 20`: a site with years of data, beside an empty one. */
const { values } = parseArgs({
  options: { scale: { type: 'string', default: '1' }, requests: { type: 'string', default: '100' } },
});
const VOLUME = volumeOf(Number(values.scale));
const REQUESTS = Number(values.requests);
const PANELS = 4;
/** Between two messages of a visitor, each of which every panel is told about. */
const MESSAGE_EVERY_MS = 1000;
const AIMS = { p50: 25, p99: 100, kilobytes: 200, grownMib: 30, fillSeconds: 120 };

/** Nothing of what is made is old enough to be deleted by night. */
async function keepEverything(staff: StaffClient): Promise<void> {
  const days = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, RETENTION_LIMITS[kind].max]));
  const { ok, status } = await staff.call('PUT', RETENTION_PATH, { days, version: 0 });
  if (!ok) throw new Error(`the retention was answered ${status}`);
}

/** While panels are open and a visitor writes. */
async function measureBusy(stack: Stack, staff: StaffClient): Promise<Measured> {
  const panels = await openPanels(stack, PANELS);
  const visitor = startVisitor(stack.url, MESSAGE_EVERY_MS);
  try {
    return await measureAll(staff, await readSamples(stack.databaseUrl), REQUESTS);
  } finally {
    await visitor.stop();
    panels.close();
    console.log(
      `A visitor sent ${visitor.taken} messages, ${visitor.refusals.length} were refused; the panels were told ${panels.told().join(', ')} times.`,
    );
  }
}

/** The same calls on both, and whether the aims are reached. */
function printCalls(empty: Measured, full: Measured): void {
  const rows: Record<string, Record<string, string>> = {};
  for (const [call, figures] of full.calls) {
    const missed = figures ? missedBy(figures) : [];
    rows[decodeURIComponent(call.replace('/api/admin/', ''))] = {
      ...columns('empty', empty.calls.get(call) ?? null),
      ...columns('full', figures),
      aims: !figures ? 'nothing to ask for' : missed.length > 0 ? `no: ${missed.join(', ')}` : 'yes',
    };
  }
  console.table(rows);
  console.log(
    `Aims: p50 ≤ ${AIMS.p50} ms, p99 ≤ ${AIMS.p99} ms, ≤ ${AIMS.kilobytes} KB. Left out:`,
    Object.fromEntries(full.leftOut),
  );
}

function columns(of: string, figures: Figures | null): Record<string, string> {
  return {
    [`${of} p50`]: figures?.p50.toFixed(1) ?? '–',
    [`${of} p99`]: figures?.p99.toFixed(1) ?? '–',
    [`${of} KB`]: figures ? (figures.bytes / 1000).toFixed(1) : '–',
  };
}

function missedBy({ p50, p99, bytes }: Figures): string[] {
  return [
    ...(p50 > AIMS.p50 ? ['p50'] : []),
    ...(p99 > AIMS.p99 ? ['p99'] : []),
    ...(bytes > AIMS.kilobytes * 1000 ? ['KB'] : []),
  ];
}

function printMemory(idle: ServiceMemory, empty: Measured, full: Measured): void {
  const rows = SERVICES.map((service) => {
    const grown = full.memory[service] - idle[service];
    return [
      service,
      {
        'idle MiB': idle[service].toFixed(0),
        'most, empty': empty.memory[service].toFixed(0),
        'most, full': full.memory[service].toFixed(0),
        [`within ${AIMS.grownMib} MiB`]: grown <= AIMS.grownMib ? 'yes' : 'no',
      },
    ];
  });
  console.table(Object.fromEntries(rows));
}

ensurePrograms(STACK_PROGRAMS);
const stack = await startStack();
try {
  const staff = await signedIn(stack);
  await keepEverything(staff);
  await fetch(`${stack.url}/api/booking/services`); // the first question makes the workshop's plan
  const idle = serviceMemory();
  const empty = await measureBusy(stack, staff);
  const seconds = await makeData(stack.databaseUrl, VOLUME);
  console.log(VOLUME);
  console.log(`made within ${seconds.toFixed(0)} s; the aim is ${AIMS.fillSeconds} s`);
  const full = await measureBusy(stack, staff);
  console.log(`${REQUESTS} requests of each call, ${PANELS} panels open; ${machineLoad()}`);
  printCalls(empty, full);
  printMemory(idle, empty, full);

  const exported = await compareExport(staff, stack.databaseUrl);
  console.table({
    ...(await compareCounts(staff, stack.databaseUrl)),
    ...(await compareSearches(staff, stack.databaseUrl)),
    ...exported.comparison,
  });
  console.log(
    `export: ${exported.megabytes.toFixed(0)} MB in ${exported.seconds.toFixed(0)} s, contact held ${exported.memory.toFixed(0)} MiB at most`,
  );
  const drained = await drainMails(stack, staff, VOLUME.mails);
  console.log(
    `${drained.mails} waiting mails, ${drained.left} of them left after ${drained.seconds.toFixed(0)} s; meanwhile, in ms:`,
  );
  console.table(
    Object.fromEntries(
      Object.entries(drained.times).map(([name, { p50, p99 }]) => [
        name,
        { p50: p50.toFixed(1), p99: p99.toFixed(1) },
      ]),
    ),
  );
} finally {
  await stack.stop();
}
