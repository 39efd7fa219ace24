import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Bucket } from './bucket.ts';
import { makeBackup } from './make-backup.ts';
import { copyToRepository, lookAfterCopies, restoreFromRepository } from './repository-copies.ts';
import { Repository } from './repository.ts';
import { restoreBackup } from './restore-backup.ts';
import { readSettings } from './settings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * `npm run backup [-- folder]` and `npm run restore [-- copy]`. Without a folder, copies go into the repository of
 * RESTIC_REPOSITORY and come from there; without such a one they lie below the data folder.
 */
async function main([command, given]: string[]): Promise<string> {
  const { dataDir, databaseUrl, repository: settings } = readSettings(process.env, ROOT);
  if (databaseUrl) {
    throw new Error(
      'DATABASE_URL names a database of your own: copy it with its own pg_dump, see infra/env.',
    );
  }
  const folder = given === undefined ? undefined : path.resolve(ROOT, given);
  const repository = settings && new Repository(settings);
  await repository?.requireProgram();
  const bucket = settings?.bucket && new Bucket(settings.bucket);
  if (command === 'backup') {
    if (folder || !repository) {
      return `The copy is in ${await makeBackup({ dataDir, into: folder ?? path.join(dataDir, 'backups') })}`;
    }
    const site = { dataDir, repository, bucket };
    const bytes = await copyToRepository(site);
    return [`${bytes} bytes were copied into the repository.`, ...(await lookAfterCopies(site))].join('\n');
  }
  if (folder && existsSync(folder)) return restored(folder, await restoreBackup({ dataDir, from: folder }));
  if (!repository) {
    throw new Error(
      'Which copy? For example: npm run restore -- .data/backups/garage-20261121T013000Z, or set RESTIC_REPOSITORY',
    );
  }
  const aside = await restoreFromRepository({ dataDir, repository, bucket }, given);
  return restored(`the repository (${given ?? 'the last copy'})`, aside);
}

function restored(from: string, aside: string | null): string {
  return `Restored from ${from}.${aside ? ` What was there before is in ${aside}` : ''}`;
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.exit();
