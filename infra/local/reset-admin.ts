import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.ts';
import { readSettings, type Settings } from './settings.ts';
import { usePostgres } from './use-postgres.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Prints a one-time code with which the main admin gets a new password, whether or not the site runs. */
async function resetAdmin(): Promise<number> {
  const settings = readSettings(process.env, ROOT);
  await build(ROOT, settings.dataDir, ['@garage/auth']);
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return makeCode(settings, databaseUrl);
  return usePostgres(dataDir, async (url) => makeCode(settings, url));
}

function makeCode(settings: Settings, databaseUrl: string): number {
  const cli = spawnSync(process.execPath, ['dist/cli/reset-admin.js', ...process.argv.slice(2)], {
    cwd: path.join(ROOT, 'services/auth'),
    env: { ...settings.common, ...settings.service, ...settings.auth, DATABASE_URL: databaseUrl },
    stdio: 'inherit',
  });
  if (cli.error) throw cli.error;
  return cli.status ?? 1;
}

resetAdmin().then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
