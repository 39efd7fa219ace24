import { readFileSync } from 'node:fs';
import { commandOf, isAlive } from './processes.ts';

const CHECK_MS = 1000;

/**
 * Calls back when the command that started us was killed without a chance to tell us: the entry
 * script (its channel closes), or the npm above it. Nobody could stop the site from there any more.
 */
export function onAbandoned(callback: () => void): void {
  process.once('disconnect', callback);
  const npm = process.env['npm_lifecycle_event'] ? npmAbove(process.pid) : null;
  if (npm === null) return;
  setInterval(() => {
    if (!isAlive(npm)) callback();
  }, CHECK_MS).unref();
}

function npmAbove(pid: number): number | null {
  for (let at: number | null = parentOf(pid); at !== null && at > 1; at = parentOf(at)) {
    if (/^npm |\bnpm(-cli\.js)? /.test(`${commandOf(at)} `)) return at;
  }
  return null;
}

function parentOf(pid: number): number | null {
  try {
    return Number(/^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) || null;
  } catch {
    return null; // not Linux, or gone
  }
}
