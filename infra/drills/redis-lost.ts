import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { signedIn } from '../e2e/support/signed-in.ts';
import { startStack } from '../e2e/support/stack.ts';
import { watchOutage } from './support/outage.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'redis-lost';

/** Redis is killed, stays away for a while and comes back without what it held: everybody is signed out. */
export async function redisLost({ seconds }: { seconds: number }): Promise<DrillLine[]> {
  await using started = new AsyncDisposableStack();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'garage-drill-'));
  started.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const stack = await startStack({ keptIn: dataDir });
  started.defer(() => stack.stop());
  const lines = await watchOutage(stack, dataDir, {
    drill: DRILL,
    what: 'Redis away',
    seconds,
    begin: () => stack.killServer('redis', seconds * 1000),
    end: () => {},
  });
  const { ok, status } = await (await signedIn(stack)).call('GET', '/api/admin/user');
  return [
    ...lines,
    { drill: DRILL, done: 'signing in again', figure: String(status), aim: '200', holds: ok },
  ];
}
