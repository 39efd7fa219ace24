import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { ACTIVE_PROMOTIONS_PATH } from '@garage/contracts/promotions';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { type Stack, startStack } from '../e2e/support/stack.ts';
import { machineLoad } from './machine-load.ts';
import { median } from './median.ts';
import { wrkRate } from './wrk.ts';
import { ensurePrograms, LOAD_GENERATOR, STACK_PROGRAMS } from '../test/programs.ts';

/**
 * `npm run bench:compare -- --with <folder>`: this checkout's rates and those of another one, by turns in one run. Both
 * must be built.
 */
const { values } = parseArgs({
  options: {
    with: { type: 'string' },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '5' },
  },
});
if (!values.with) throw new Error('--with names the folder of another checkout');
const SECONDS = Number(values.seconds);
/** In which V8 compiles what it then runs. */
const WARM_SECONDS = 4;

const OWN_PAGE = 'page of one visitor, web server alone';
/** Fewer than web makes for one address at a time: it refuses more, and refusals are quick. */
const OWN_PAGES_AT_A_TIME = 6;

/** Cached: by nginx, by the web server, by the content service. The last two are made for each request. */
const ADDRESSES: Record<string, (stack: Stack) => string> = {
  'page, gateway': ({ url }) => url,
  'page in French, gateway': ({ url }) => `${url}/fr/services`,
  'page, web server alone': ({ webUrl }) => webUrl,
  'content as JSON, web server alone': ({ webUrl }) => `${webUrl}/content/de/services.json`,
  [OWN_PAGE]: ({ webUrl }) => `${webUrl}/booking?service=1`,
  'promotions, gateway': ({ url }) => url + ACTIVE_PROMOTIONS_PATH,
  'promotions, content service alone': ({ contentUrl }) => contentUrl + ACTIVE_PROMOTIONS_PATH,
  'texts, content service alone': ({ contentUrl }) => `${contentUrl}${WEBSITE_PATH}/services`,
};

ensurePrograms([...STACK_PROGRAMS, LOAD_GENERATOR]);
const other = pathToFileURL(path.resolve(values.with, 'infra/e2e/support/stack.ts')).href;
const { startStack: startOther } = (await import(other)) as { startStack: () => Promise<Stack> };

await using stacks = new AsyncDisposableStack();
const [before, after] = [await startOther(), await startStack()].map((stack) => {
  stacks.defer(() => stack.stop());
  return stack;
}) as [Stack, Stack];

const rows: Record<string, Record<string, number>> = {};
for (const [name, addressIn] of Object.entries(ADDRESSES)) {
  const rates: [number[], number[]] = [[], []];
  const connections = name === OWN_PAGE ? OWN_PAGES_AT_A_TIME : undefined;
  for (const stack of [before, after]) await wrkRate(addressIn(stack), WARM_SECONDS, connections);
  for (let round = 0; round < Number(values.rounds); round += 1) {
    rates[0].push(await wrkRate(addressIn(before), SECONDS, connections));
    rates[1].push(await wrkRate(addressIn(after), SECONDS, connections));
  }
  const [then, now] = rates.map(median) as [number, number];
  rows[name] = { other: Math.round(then), this: Math.round(now), ratio: Number((now / then).toFixed(2)) };
}
console.log(`medians of ${values.rounds} turns of ${SECONDS} s each, answers per second; ${machineLoad()}`);
console.table(rows);
