import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { query } from '../database/query.ts';
import { bytesOf, copyCluster } from './copy-cluster.ts';
import { usePostgres } from './use-postgres.ts';

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
  const target = path.join(into, `garage-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`);
  const unfinished = `${target}.unfinished`;
  await usePostgres(dataDir, async (url, dir) => {
    mkdirSync(into, { recursive: true });
    mkdirSync(unfinished, { mode: 0o700 });
    try {
      await copyCluster(url, dir, path.join(unfinished, 'postgres'));
      for (const name of BESIDE_THE_DATABASE) {
        const source = path.join(dataDir, name);
        if (existsSync(source)) cpSync(source, path.join(unfinished, name), { recursive: true });
      }
      const bytes = bytesOf(unfinished);
      renameSync(unfinished, target);
      await recordBackup(url, bytes);
    } finally {
      rmSync(unfinished, { recursive: true, force: true });
    }
  });
  forgetOld(into);
  return target;
}

/** The panel shows the last one. */
export async function recordBackup(url: string, bytes: number): Promise<void> {
  await query(url, 'INSERT INTO auth.backups (bytes) VALUES ($1)', [bytes]);
}

function forgetOld(folder: string): void {
  const copies = readdirSync(folder).filter((name) => NAME.test(name));
  for (const name of copies.toSorted().slice(0, -KEPT)) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
