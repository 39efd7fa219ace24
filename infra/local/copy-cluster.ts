import { copyFileSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';

/** What Postgres makes anew or writes during recovery; its folders stay, empty. */
const EMPTY_FOLDERS = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** They belong to the running process, or are only a cache. */
const LEFT_OUT = /^(?:postmaster\.(?:pid|opts)|pg_internal\.init|pgsql_tmp.*|t\d+_.*)$/;
const WAL_SEGMENT = /^[0-9A-F]{24}$/;

/**
 * Copies a running Postgres by its low-level backup interface, without stopping it: the embedded server
 * brings no pg_dump, and an older one does not speak with it. The copy starts with the state of the moment
 * at which copying ended.
 */
export async function copyCluster(url: string, dir: string, target: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    // Keeps the log of what changes while the files are copied; gone with this connection.
    await client.query(`SELECT pg_create_physical_replication_slot($1, true, true)`, [
      `backup_${process.pid}`,
    ]);
    await client.query(`SELECT pg_backup_start('copy', fast => true)`);
    copyFolder(dir, target);
    const { rows } = await client.query<{ labelfile: string; spcmapfile: string; last: string }>(
      `SELECT labelfile, spcmapfile, pg_walfile_name(lsn) AS last FROM pg_backup_stop(wait_for_archive => false)`,
    );
    const [end] = rows;
    const first = /\(file ([0-9A-F]{24})\)/.exec(end?.labelfile ?? '')?.[1];
    if (!end || !first) throw new Error('Postgres did not say where the copy begins and ends');
    if (end.spcmapfile) throw new Error('the database has parts outside of its folder; copy it with pg_dump');
    writeFileSync(path.join(target, 'backup_label'), end.labelfile, { mode: 0o600 });
    copyLog(dir, target, first, end.last);
  } finally {
    await client.end();
  }
}

function copyFolder(from: string, to: string): void {
  mkdirSync(to, { mode: 0o700 });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (LEFT_OUT.test(entry.name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (!entry.isDirectory()) copyUnlessGone(source, target);
    else if (EMPTY_FOLDERS.has(entry.name)) mkdirSync(target, { mode: 0o700 });
    else copyFolder(source, target);
  }
}

/** A table that is dropped meanwhile takes its file along; the log says so to whoever recovers. */
function copyUnlessGone(source: string, target: string): void {
  try {
    copyFileSync(source, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The part of the log without which the copied files make no sense. */
function copyLog(dir: string, target: string, first: string, last: string): void {
  const needed = readdirSync(path.join(dir, 'pg_wal')).filter(
    (name) => name.endsWith('.history') || (WAL_SEGMENT.test(name) && name >= first && name <= last),
  );
  if (!needed.includes(first) || !needed.includes(last)) throw new Error('a part of the log is missing');
  for (const name of needed) cpSync(path.join(dir, 'pg_wal', name), path.join(target, 'pg_wal', name));
}

/** The size of all files below a folder. */
export function bytesOf(folder: string): number {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size, 0);
}
