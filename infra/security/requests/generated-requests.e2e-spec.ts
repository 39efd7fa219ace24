import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Stack, startStack } from '../../e2e/support/stack.ts';
import { type RunResult, tryOperations } from './try-operations.ts';

/** The same seed makes the same choices; days, ids and tokens are those of the run. */
const SEED = Number(process.env['SECURITY_SEED'] ?? 20_261_123);
/** Per operation and caller: as many as every change can wait for; `npm run test:security` sends more. */
const RUNS = Number(process.env['SECURITY_RUNS'] ?? 4);
const PATIENCE_MS = 540_000;
const FEWEST_OPERATIONS = 130;

let stack: Stack;
let run: RunResult;

beforeAll(async () => {
  stack = await startStack();
  run = await tryOperations(stack, { seed: SEED, runs: RUNS });
}, PATIENCE_MS);
afterAll(() => stack?.stop());

describe(`${RUNS} generated requests to every operation, from nobody, supporter and admin, seed ${SEED}`, () => {
  it('are answered below 500 and, when refused, in the one error form; no log tells of a failure or what was sent', () => {
    expect(run.findings).toEqual([]);
  });

  it('reach every operation', () => {
    expect(run.operations).toBeGreaterThan(FEWEST_OPERATIONS);
    expect(run.requests).toBeGreaterThan(run.operations * RUNS);
  });
});
