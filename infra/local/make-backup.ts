import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { bytesOf, copyCluster } from './copy-cluster.ts';
import { findRunningPostgres, startPostgres, type RunningPostgres } from './embedded-postgres.ts';

const KEPT = 14;
const NAME = /^garage-\d{8}T\d{6}Z$/;
/** What belongs to the site beside its database; without the secrets second factors could not be read. */
export const BESIDE_THE_DATABASE = ['postgres.password', 'secrets.json', 'uploads'] as const;

interface BackupOptions {
  dataDir: string;
  /** The folder that gets the copy as a folder of its own. */
  into: string;
  now?: Date;
}

/** Copies everything that must survive, whether or not the site runs, and answers where to. */
export async function makeBackup({ dataDir, into, now = new Date() }: BackupOptions): Promise<string> {
  const dir = path.join(dataDir, 'postgres');
  if (!existsSync(dir)) throw new Error(`There is no data in ${dataDir}; run npm start first.`);
  let started: RunningPostgres | undefined;
  const target = path.join(into, `garage-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  const unfinished = `${target}.unfinished`;
  mkdirSync(into, { recursive: true });
  mkdirSync(unfinished, { mode: 0o700 });
  try {
    const { url } = findRunningPostgres(dir) ?? (started = await startPostgres({ dir }));
    await copyCluster(url, dir, path.join(unfinished, 'postgres'));
    for (const name of BESIDE_THE_DATABASE) {
      const source = path.join(dataDir, name);
      if (existsSync(source)) cpSync(source, path.join(unfinished, name), { recursive: true });
    }
    const bytes = bytesOf(unfinished);
    renameSync(unfinished, target);
    await record(url, bytes);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
    await started?.stop();
  }
  forgetOld(into);
  return target;
}

/** The panel shows the last one. */
async function record(url: string, bytes: number): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('INSERT INTO auth.backups (bytes) VALUES ($1)', [bytes]);
  } finally {
    await client.end();
  }
}

function forgetOld(folder: string): void {
  const copies = readdirSync(folder).filter((name) => NAME.test(name));
  for (const name of copies.toSorted().slice(0, -KEPT)) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
