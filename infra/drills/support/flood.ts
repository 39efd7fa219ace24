import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { tied } from '../../local/tied.ts';

const run = promisify(execFile);
const PAGES = fileURLToPath(new URL('pages.lua', import.meta.url));
const POSTS = fileURLToPath(new URL('flood-posts.ts', import.meta.url));
/**
 * On a machine of their own those who ask would take no processor time from those who answer. Here the crowd gets what
 * nobody else wants.
 */
const LAST = ['chrt', '--idle', '0'] as const;
const PATIENCE_S = 60;
const LARGEST_OUTPUT = 64 * 1024 * 1024;

/** What a crowd has heard. */
export interface Heard {
  perSecond: number;
  /** Answers by status; `none` where the connection ended, or nobody answered, without one. */
  statuses: Map<string, number>;
  /** Refusals (429, 503) that do not say when to come again. */
  silent: number;
}

export interface HeardBySenders extends Heard {
  /** Numbers of the messages that were accepted. */
  accepted: number[];
}

/** So many readers who turn pages without a pause, without waiting for each other. */
export async function floodPages(
  url: string,
  paths: readonly string[],
  connections: number,
  seconds: number,
): Promise<Heard> {
  const stdout = await lastly('wrk', [
    '--threads=2',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    `--timeout=${PATIENCE_S}s`,
    '--header=accept-encoding: gzip',
    `--script=${PAGES}`,
    url,
    '--',
    ...paths,
  ]);
  const found = (name: string) =>
    [...stdout.matchAll(new RegExp(`^${name} ([\\d.]+)$`, 'gm'))].reduce((sum, [, n]) => sum + Number(n), 0);
  const statuses = new Map<string, number>();
  for (const [, status = '', times] of stdout.matchAll(/^status (\d+) (\d+)$/gm)) {
    statuses.set(status, (statuses.get(status) ?? 0) + Number(times));
  }
  if (found('none') > 0) statuses.set('none', found('none'));
  const answers = [...statuses.values()].reduce((sum, times) => sum + times, 0);
  return { perSecond: answers / found('seconds'), statuses, silent: found('silent') };
}

/**
 * So many visitors who send one message after the other.
 * @param from The number of the first message.
 */
export async function floodPosts(
  url: string,
  from: number,
  connections: number,
  seconds: number,
): Promise<HeardBySenders> {
  const wish = JSON.stringify({ url, from, connections, seconds, patience: PATIENCE_S });
  const stdout = await lastly(process.execPath, [POSTS, wish]);
  const heard = JSON.parse(stdout) as Omit<HeardBySenders, 'statuses'> & { statuses: Record<string, number> };
  return { ...heard, statuses: new Map(Object.entries(heard.statuses)) };
}

async function lastly(program: string, args: readonly string[]): Promise<string> {
  const [chrt, ...idle] = LAST;
  const [file, parameters] = tied(chrt, [...idle, program, ...args]);
  return (await run(file, parameters, { maxBuffer: LARGEST_OUTPUT })).stdout;
}
