import { query } from '../../database/query.ts';
import { redisCommand } from '../../e2e/support/redis-command.ts';
import type { Stack } from '../../e2e/support/stack.ts';

/** Clocks answer in whole seconds, and an answer takes a part of one itself. */
const TOLERANCE_SECONDS = 3;

/** A part that has not noticed would make the rest a drill of something else. */
export async function expectClocks(stack: Stack, aheadSeconds: number): Promise<void> {
  const clocks = await clocksOf(stack);
  for (const [part, ahead] of Object.entries(clocks)) {
    if (Math.abs(ahead - aheadSeconds) <= TOLERANCE_SECONDS) continue;
    throw new Error(`the clock of ${part} is ${ahead} s ahead and not ${aheadSeconds} s`);
  }
}

/** By how many seconds the clock of each part is ahead of the machine's, as far as each tells. */
async function clocksOf(stack: Stack): Promise<Record<string, number>> {
  const [postgres] = await query<{ now: number }>(
    stack.databaseUrl,
    'SELECT extract(epoch FROM clock_timestamp())::float8 AS now',
  );
  const redis = /\d{10}/.exec(await redisCommand(stack.redisUrl, 'TIME'))?.[0];
  const ahead: Record<string, number> = {
    postgres: postgres!.now - Date.now() / 1000,
    redis: Number(redis) - Date.now() / 1000,
  };
  for (const [part, address] of Object.entries(stack.metrics.addresses)) {
    const path = part === 'gateway' ? 'gateway-health' : 'health/live';
    const date = (await fetch(`http://${address}/${path}`)).headers.get('date') ?? '';
    ahead[part] = (Date.parse(date) - Date.now()) / 1000;
  }
  return ahead;
}
