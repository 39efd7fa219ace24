import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { measureFreshness } from '../support/freshness.ts';
import { type Stack, startStack } from '../support/stack.ts';

const LIMIT_MS = 10_000;

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack?.stop());

it("shows what staff change through every cache; the aim is a second, 'npm run bench:http' prints the time", async () => {
  const times = await measureFreshness(stack, 3);
  for (const { page, json } of times) {
    expect(page).toBeLessThan(LIMIT_MS);
    expect(json).toBeLessThan(LIMIT_MS);
  }
});
