import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.ts';
import { readSettings, type Settings } from './settings.ts';
import { usePostgres } from './use-postgres.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** `npm run doctor [-- --mail you@garage.example]`: whether or not the site runs. Resolves with the exit code. */
async function examine(args: readonly string[]): Promise<number> {
  const settings = readSettings(process.env, ROOT);
  await build(ROOT, settings.dataDir, ['@garage/contact']);
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return runDoctor(settings, databaseUrl, args);
  return usePostgres(dataDir, async (url) => runDoctor(settings, asContact(url), args));
}

/** Seen as the service sees it: the owner of the embedded database may do anything. */
function asContact(ownerUrl: string): string {
  const url = new URL(ownerUrl);
  url.searchParams.set('options', '-c role=garage_contact');
  return url.href;
}

function runDoctor(settings: Settings, databaseUrl: string, args: readonly string[]): number {
  const cli = spawnSync(process.execPath, ['dist/cli/doctor.js', ...args], {
    cwd: path.join(ROOT, 'services/contact'),
    env: {
      ...settings.common,
      ...settings.service,
      ...settings.contact,
      ...(settings.smtpUrl && { SMTP_URL: settings.smtpUrl }),
      DATABASE_URL: databaseUrl,
    },
    stdio: 'inherit',
  });
  if (cli.error) throw cli.error;
  return cli.status ?? 1;
}

examine(process.argv.slice(2)).then(
  (exitCode) => process.exit(exitCode),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
