import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readdirSync, renameSync } from 'node:fs';
import path from 'node:path';
import { findRunningPostgres, startPostgres } from './embedded-postgres.ts';
import { BESIDE_THE_DATABASE } from './make-backup.ts';
import { RunLock } from './run-lock.ts';
import { unprivilegedUser } from './unprivileged-user.ts';

interface RestoreOptions {
  dataDir: string;
  /** A folder that `makeBackup` made. */
  from: string;
  /** Whether the copy may be used up: moving its files takes no time, and no room for them twice. */
  move?: boolean;
  now?: Date;
}

/**
 * Puts a copy in the place of the site's data, and starts its database once to see that it is whole. What
 * was there before is moved aside; the answer is where to, or null when there was nothing.
 */
export async function restoreBackup({
  dataDir,
  from,
  move = false,
  now = new Date(),
}: RestoreOptions): Promise<string | null> {
  if (!existsSync(path.join(from, 'postgres/backup_label'))) {
    throw new Error(`${from} is no copy that npm run backup has made.`);
  }
  mkdirSync(dataDir, { recursive: true });
  const lock = new RunLock(dataDir);
  const holder = lock.acquire();
  if (holder !== null) throw new Error(`The site is running (process ${holder}). Stop it first.`);
  try {
    const dir = path.join(dataDir, 'postgres');
    if (findRunningPostgres(dir))
      throw new Error('The database is still running. Start and stop the site once.');
    const aside = moveAside(dataDir, now);
    for (const name of ['postgres', ...BESIDE_THE_DATABASE]) {
      const source = path.join(from, name);
      if (!existsSync(source)) continue;
      if (move) renameSync(source, path.join(dataDir, name));
      else cpSync(source, path.join(dataDir, name), { recursive: true });
    }
    giveToPostgres(dir);
    const postgres = await startPostgres({ dir });
    await postgres.stop();
    return aside;
  } finally {
    lock.release();
  }
}

function moveAside(dataDir: string, now: Date): string | null {
  const present = ['postgres', ...BESIDE_THE_DATABASE].filter((name) => existsSync(path.join(dataDir, name)));
  if (present.length === 0) return null;
  const aside = path.join(dataDir, `before-restore-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  mkdirSync(aside, { mode: 0o700 });
  for (const name of present) renameSync(path.join(dataDir, name), path.join(aside, name));
  return aside;
}

/** Copying loses the folder's rights; and as root the server runs as another user, who must own its files. */
function giveToPostgres(dir: string): void {
  chmodSync(dir, 0o700); // it refuses a folder that others may read
  const user = unprivilegedUser(dir);
  if (!user) return;
  const entries = readdirSync(dir, { withFileTypes: true, recursive: true });
  const paths = entries.map(({ parentPath, name }) => path.join(parentPath, name));
  for (const owned of [dir, ...paths]) chownSync(owned, user.uid, user.gid);
}
