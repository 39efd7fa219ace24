import { execFileSync } from 'node:child_process';
import { chownSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { prepareComposeProject } from '../../drills/support/compose-project.ts';
import { eventually } from '../../e2e/support/eventually.ts';
import { signedIn } from '../../e2e/support/signed-in.ts';
import { tableSums } from '../../e2e/support/table-sums.ts';
import { bytesOf } from '../../local/copy-cluster.ts';
import { answers } from '../../local/supervised-process.ts';
import { fileSums } from './file-sums.ts';
import type { Installation } from './installation.ts';

const PROJECT = 'garage-restore';
const START_MS = 60_000;
/** Whoever was signed in signs in again. */
const CHANGED = { 'auth.users': ['session_version'] };

/**
 * As `docker compose up` starts it, out of this checkout's last commit, with a folder outside of its volumes as the
 * repository. The engine has to run on this machine, because what lies in its volumes is compared from outside.
 */
export async function composeInstallation(repository: string): Promise<Installation> {
  await using started = new AsyncDisposableStack();
  mkdirSync(repository);
  const { shell, url, admin } = started.use(
    await prepareComposeProject({
      project: PROJECT,
      release: 'restore',
      firstPort: 19_480,
      settings: {
        BACKUP_FOLDER: repository,
        RESTIC_REPOSITORY: '/repository',
        RESTIC_PASSWORD: 'a long password for copies',
      },
    }),
  );
  const seconds = async (command: string) => {
    const begun = performance.now();
    await shell.run(command);
    return (performance.now() - begun) / 1000;
  };
  const databaseUrl = async () => {
    const container = (await shell.run('docker compose ps -q postgres')).trim();
    const format = '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}';
    const password = readFileSync(path.join(volume('database-secrets'), 'database-password'), 'utf8');
    return `postgres://garage:${password}@${inspect('container', container, format)}:5432/garage`;
  };
  await shell.run('docker compose --profile restore build');
  const copier = Number(await shell.run('docker compose run --rm -T --no-deps --entrypoint id backup -u'));
  chownSync(repository, copier, copier);
  const whole = started.move();

  return {
    command: 'docker compose run --rm restore',
    async start() {
      await shell.run('docker compose up -d');
      // The gateway starts last, and nothing of the project waits for it.
      if (!(await eventually(() => answers(url), true, START_MS)))
        throw new Error('the site does not answer');
      const staff = await signedIn({ url, admin });
      return { url, staff, databaseUrl: await databaseUrl(), uploads: uploads() };
    },
    async stop() {
      await shell.run('docker compose stop web auth content contact');
    },
    contents: async () => ({
      tables: await tableSums(await databaseUrl(), CHANGED),
      files: fileSums(uploads()),
    }),
    databaseBytes: () => bytesOf(volume('database')),
    backup: () => seconds('docker compose exec -T backup make-copy'),
    async lose() {
      await shell.run('docker compose down --volumes');
    },
    restore: () => seconds('docker compose run --rm -T restore'),
    remove: () => whole.disposeAsync(),
  };
}

const uploads = () => volume('uploads');

function volume(name: string): string {
  return inspect('volume', `${PROJECT}_${name}`, '{{.Mountpoint}}');
}

function inspect(kind: 'volume' | 'container', name: string, format: string): string {
  return execFileSync('docker', [kind, 'inspect', '--format', format, name], { encoding: 'utf8' }).trim();
}
