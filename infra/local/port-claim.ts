import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isAlive } from './processes.ts';

/** Each user of the machine has a folder. */
const FOLDER = path.join(tmpdir(), `garage-ports-${process.getuid?.() ?? 'user'}`);
/** A claim is made in a moment; only a machine that stands still takes longer. */
const PATIENCE_MS = 60_000;

/**
 * Speaks for a port until this process ends. Between looking at a port and using it, and while a server is started
 * again, it is free to look at; two test runs side by side, or two `npm start`, must not take it from each other.
 * Whether a claim is still worth something and who has it next is decided in one transaction.
 *
 * @returns False when another living process has spoken for it.
 */
export function claimPort(port: number): boolean {
  mkdirSync(FOLDER, { recursive: true, mode: 0o700 });
  const claims = new DatabaseSync(path.join(FOLDER, 'claims.sqlite'), { timeout: PATIENCE_MS });
  try {
    // What a power failure loses are claims of processes that it has ended too.
    claims.exec('PRAGMA synchronous = OFF; BEGIN IMMEDIATE');
    claims.exec('CREATE TABLE IF NOT EXISTS claim (port INTEGER PRIMARY KEY, pid INTEGER NOT NULL)');
    const holder = claims.prepare('SELECT pid FROM claim WHERE port = ?').get(port)?.['pid'];
    const isTaken = typeof holder === 'number' && holder !== process.pid && isAlive(holder);
    if (!isTaken) claims.prepare('INSERT OR REPLACE INTO claim VALUES (?, ?)').run(port, process.pid);
    claims.exec('COMMIT');
    return !isTaken;
  } finally {
    claims.close();
  }
}
