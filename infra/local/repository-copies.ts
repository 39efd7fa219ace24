import { existsSync, globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { query } from '../database/query.ts';
import type { Bucket } from './bucket.ts';
import { copyCluster } from './copy-cluster.ts';
import { BESIDE_THE_DATABASE, recordBackup } from './make-backup.ts';
import type { Repository } from './repository.ts';
import { restoreBackup } from './restore-backup.ts';
import { RunLock } from './run-lock.ts';
import { usePostgres } from './use-postgres.ts';

/** Below the data folder: where the database's files are while they are copied, always under the same name. */
const STAGED = 'copy';
/** Below that: what lies in a bucket. */
const BUCKET = 'bucket';
/** Beside it: where the copies go. */
const REMEMBERED = '.repository';
const ATTEMPTS = 3;
/** Of the part of a file's name that all sizes of a picture begin with. */
const ID_LENGTH = 24;
/** After how many days each is due again. */
const DUE_AFTER = { check: 7, drill: 30 } as const;

export interface CopiedSite {
  dataDir: string;
  repository: Repository;
  /** Where the pictures are, unless they are files. */
  bucket?: Bucket | undefined;
}

/** Copies everything that must survive into the repository, whether or not the site runs. Answers its bytes. */
export async function copyToRepository({ dataDir, repository, bucket }: CopiedSite): Promise<number> {
  return usePostgres(dataDir, async (url, dir) => {
    await repository.open(path.join(dataDir, REMEMBERED));
    const staged = path.join(dataDir, STAGED);
    mkdirSync(staged, { recursive: true, mode: 0o700 });
    const lock = new RunLock(staged);
    const holder = lock.acquire();
    if (holder !== null) throw new Error(`A copy is being made (process ${holder}).`);
    const database = path.join(staged, 'postgres');
    const fetched = path.join(staged, BUCKET);
    try {
      if (bucket) mkdirSync(fetched, { recursive: true }); // also of an empty one
      let bytes = 0;
      for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
        const pictures = picturesOf(dataDir);
        rmSync(database, { recursive: true, force: true });
        // Before and after the database: what is deleted or added meanwhile is in the copy either way.
        await bucket?.fetch(fetched);
        await copyCluster(url, dir, database);
        await bucket?.fetch(fetched);
        const beside = [`${STAGED}/${BUCKET}`, ...BESIDE_THE_DATABASE];
        const present = beside.filter((name) => existsSync(path.join(dataDir, name)));
        bytes = await repository.backup(dataDir, [`${STAGED}/postgres`, ...present]);
        // One that was deleted after the database was read is named by it and missing: both are read once more.
        if (pictures.every((name) => existsSync(path.join(dataDir, name)))) break;
      }
      if (bucket) await bucket.mirror(fetched);
      else rmSync(fetched, { recursive: true, force: true });
      await recordBackup(url, bytes);
      await repository.forget();
      return bytes;
    } finally {
      rmSync(database, { recursive: true, force: true });
      lock.release();
    }
  });
}

/** Puts a copy in the place of the site's data. Answers where that is now, or null when there was nothing. */
export async function restoreFromRepository(
  { dataDir, repository, bucket }: CopiedSite,
  snapshot = 'latest',
): Promise<string | null> {
  const fetched = path.join(dataDir, 'fetched');
  try {
    await fetchCopy(repository, snapshot, fetched);
    const aside = await restoreBackup({ dataDir, from: fetched, move: true });
    if (bucket) await bucket.replace(path.join(fetched, STAGED, BUCKET));
    return aside;
  } finally {
    rmSync(fetched, { recursive: true, force: true });
  }
}

/** Brings a copy into a folder, as `npm run backup` would have made it there. */
async function fetchCopy(repository: Repository, snapshot: string, folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await repository.restore(snapshot, folder);
  renameSync(path.join(folder, STAGED, 'postgres'), path.join(folder, 'postgres'));
}

/** Every week a look at the repository, every month a restore on trial. Answers what was done. */
export async function lookAfterCopies(site: CopiedSite): Promise<string[]> {
  return usePostgres(site.dataDir, async (url) => {
    const done: string[] = [];
    if (await isDue(url, 'check')) {
      await site.repository.check();
      await recordCheck(url, 'check');
      done.push('The repository is whole.');
    }
    if (await isDue(url, 'drill')) {
      done.push(await drill(site));
      await recordCheck(url, 'drill');
    }
    return done;
  });
}

/** Restores the last copy into a folder of its own, for a moment, and looks whether it has what a site needs. */
async function drill({ dataDir, repository }: CopiedSite): Promise<string> {
  const trial = path.join(dataDir, 'drill');
  rmSync(trial, { recursive: true, force: true });
  try {
    const fetched = path.join(trial, 'fetched');
    await fetchCopy(repository, 'latest', fetched);
    await restoreBackup({ dataDir: trial, from: fetched, move: true });
    return await usePostgres(trial, async (url) => {
      const [found] = await query<{ users: string; pages: string; tables: string }>(
        url,
        `SELECT (SELECT count(*) FROM auth.users) AS users, (SELECT count(*) FROM content.page_records) AS pages,
                (SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')) AS tables`,
      );
      if (!Number(found?.users) || !Number(found?.pages)) {
        throw new Error('The restored database has no accounts or no pages.');
      }
      const pictures = await query<{ id: string }>(
        url,
        `SELECT DISTINCT right(picture->>'base', ${ID_LENGTH}) AS id FROM content.media`,
      );
      const files = globSync([`${trial}/uploads/*`, `${fetched}/${STAGED}/${BUCKET}/*`]);
      const copied = new Set(files.map((file) => path.basename(file).slice(0, ID_LENGTH)));
      const missing = pictures.filter(({ id }) => !copied.has(id));
      if (missing.length > 0) throw new Error(`${missing.length} pictures are missing in the copy.`);
      return `A restore was tried: ${found?.tables} tables, ${pictures.length} pictures.`;
    });
  } finally {
    rmSync(trial, { recursive: true, force: true });
  }
}

async function isDue(url: string, kind: keyof typeof DUE_AFTER): Promise<boolean> {
  const [last] = await query<{ due: boolean }>(
    url,
    `SELECT coalesce(max(finished_at) < now() - make_interval(days => $2), true) AS due
       FROM auth.backup_checks WHERE kind = $1`,
    [kind, DUE_AFTER[kind]],
  );
  return last?.due ?? true;
}

async function recordCheck(url: string, kind: keyof typeof DUE_AFTER): Promise<void> {
  await query(url, 'INSERT INTO auth.backup_checks (kind) VALUES ($1)', [kind]);
}

function picturesOf(dataDir: string): string[] {
  return globSync('uploads/*', { cwd: dataDir });
}
