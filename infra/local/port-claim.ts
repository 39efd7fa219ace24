import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
  const mine = `${file}.${process.pid}`;
  mkdirSync(CLAIMS, { recursive: true, mode: 0o700 });
  // Written before it has its name: nobody reads half a claim and takes it for one that was given up.
  writeFileSync(mine, String(process.pid));
  try {
    while (!takesName(mine, file)) {
      const holder = holderOf(file);
      if (holder === process.pid) return true;
      if (holder !== null && isAlive(holder)) return false;
      putAside(file);
    }
    return true;
  } finally {
    rmSync(mine, { force: true });
  }
}

/** Gives a file a second name, unless another file has it. */
function takesName(file: string, name: string): boolean {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes the claim of a process that has ended; what turns out to be another's, made meanwhile, is put back. */
function putAside(file: string): void {
  const aside = `${file}.aside.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return; // somebody else was faster
    throw error;
  }
  const holder = holderOf(aside);
  if (holder !== null && isAlive(holder)) takesName(aside, file);
  rmSync(aside, { force: true });
}

/** Null when the claim has just been given up. */
function holderOf(file: string): number | null {
  try {
    return Number(readFileSync(file, 'utf8')) || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
