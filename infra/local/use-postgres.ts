import { existsSync } from 'node:fs';
import path from 'node:path';
import { findRunningPostgres, startPostgres } from './embedded-postgres.ts';

/** Works with the database of a data folder: with the one that runs, or with one that is started for that long. */
export async function usePostgres<T>(
  dataDir: string,
  work: (url: string, dir: string) => Promise<T>,
): Promise<T> {
  const dir = path.join(dataDir, 'postgres');
  if (!existsSync(dir)) throw new Error(`There is no data in ${dataDir}; run npm start first.`);
  const running = findRunningPostgres(dir);
  if (running) return work(running.url, dir);
  const started = await startPostgres({ dir });
  try {
    return await work(started.url, dir);
  } finally {
    await started.stop();
  }
}
