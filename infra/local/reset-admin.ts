import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.ts';
import { findRunningPostgres, startPostgres, type RunningPostgres } from './embedded-postgres.ts';
import { readSettings } from './settings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Prints a one-time code with which the main admin gets a new password, whether or not the site runs. */
async function resetAdmin(): Promise<number> {
  const settings = readSettings(process.env, ROOT);
  await build(ROOT, settings.dataDir, ['@garage/auth']);
  let started: RunningPostgres | undefined;
  try {
    let databaseUrl = settings.databaseUrl;
    if (!databaseUrl) {
      const dir = path.join(settings.dataDir, 'postgres');
      if (!existsSync(dir)) throw new Error(`There is no data in ${settings.dataDir}; run npm start first.`);
      const running = findRunningPostgres(dir) ?? (started = await startPostgres({ dir }));
      databaseUrl = running.url;
    }
    const cli = spawnSync(process.execPath, ['dist/cli/reset-admin.js', ...process.argv.slice(2)], {
      cwd: path.join(ROOT, 'services/auth'),
      env: {
        ...settings.common,
        ...settings.service,
        ...settings.auth,
        DATABASE_URL: databaseUrl,
      },
      stdio: 'inherit',
    });
    if (cli.error) throw cli.error;
    return cli.status ?? 1;
  } finally {
    await started?.stop();
  }
}

resetAdmin().then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
