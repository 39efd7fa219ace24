import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Stack, startStack } from '../../e2e/support/stack.ts';
import { logFaults } from '../requests/log-faults.ts';
import { unexplained } from './expected-findings.ts';
import { runWapiti } from './run-wapiti.ts';

const PATIENCE_MS = 540_000;
/** One that cannot read our pages stays on the first; how far it gets in its time depends on the machine. */
const FEWEST_ADDRESSES = 15;

let stack: Stack;

beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

it(
  'wapiti finds nothing on a new site that is not explained, and breaks nothing',
  async () => {
    const findings = await runWapiti(stack.url);
    expect(unexplained(findings)).toEqual([]);
    expect(await logFaults(stack)).toEqual([]);
    expect((await addressesAskedFor(stack)).size).toBeGreaterThan(FEWEST_ADDRESSES);
  },
  PATIENCE_MS,
);

async function addressesAskedFor(site: Stack): Promise<Set<string | undefined>> {
  const log = (await site.logs())['web.log'] ?? '';
  return new Set(Array.from(log.matchAll(/"path":"([^"]*)"/g), ([, address]) => address));
}
