import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { CONNECTIONS } from './load.ts';

const run = promisify(execFile);

/**
 * Answers per second, asked for by `wrk`, which is not the limit itself.
 *
 * @param connections How many ask at a time.
 */
export async function wrkRate(url: string, seconds: number, connections = CONNECTIONS): Promise<number> {
  const { stdout } = await run('wrk', [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=30s',
    '--header=accept-encoding: gzip',
    url,
  ]);
  const failed = /Non-2xx or 3xx responses: (\d+)|Socket errors: (.+)/.exec(stdout);
  if (failed) throw new Error(`${url}: ${failed[0]}`);
  const rate = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  if (!Number.isFinite(rate)) throw new Error(`wrk said nothing about ${url}:\n${stdout}`);
  return rate;
}
