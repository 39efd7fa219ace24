import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { readSettings } from './settings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `npm run backup [-- folder]` and `npm run restore -- copy`. */
async function main([command, folder]: string[]): Promise<string> {
  const { dataDir, databaseUrl } = readSettings(process.env, ROOT);
  if (databaseUrl) {
    throw new Error(
      'DATABASE_URL names a database of your own: copy it with its own pg_dump, see infra/env.',
    );
  }
  const given = folder === undefined ? undefined : path.resolve(ROOT, folder);
  if (command === 'backup') {
    const target = await makeBackup({ dataDir, into: given ?? path.join(dataDir, 'backups') });
    return `The copy is in ${target}`;
  }
  if (!given)
    throw new Error('Which copy? For example: npm run restore -- .data/backups/garage-20261121T013000Z');
  const aside = await restoreBackup({ dataDir, from: given });
  return `Restored from ${given}.${aside ? ` What was there before is in ${aside}` : ''}`;
}

try {
  process.stdout.write(`${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.exit();
