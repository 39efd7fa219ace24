import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from './processes.ts';

/** One file per port with the id of the process that has spoken for it. Each user of the machine has a folder. */
const CLAIMS = path.join(tmpdir(), `garage-ports-${process.getuid?.() ?? 'user'}`);

/**
 * Speaks for a port until this process ends. Between looking at a port and using it, and while a server is started
 * again, it is free to look at; two test runs side by side, or two `npm start`, must not take it from each other.
 *
 * @returns False when another living process has spoken for it.
 */
export function claimPort(port: number): boolean {
  const file = path.join(CLAIMS, String(port));
  mkdirSync(CLAIMS, { recursive: true, mode: 0o700 });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      return true;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = holderOf(file);
    if (holder === process.pid) return true;
    if (holder !== null && isAlive(holder)) return false;
    rmSync(file, { force: true });
  }
}

/** Null when the claim has just been given up, or was never written to its end. */
function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
