import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { signedIn } from '../../e2e/support/signed-in.ts';
import { type Stack, startStack } from '../../e2e/support/stack.ts';
import { tableSums } from '../../e2e/support/table-sums.ts';
import { bytesOf } from '../../local/copy-cluster.ts';
import { usePostgres } from '../../local/use-postgres.ts';
import { ensurePrograms, RESTIC } from '../../test/programs.ts';
import { fileSums } from './file-sums.ts';
import type { Installation } from './installation.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** As `npm start` runs it: everything lies in one folder. A copy is also checked, and restored on trial. */
export function npmInstallation(folder: string, repository: string): Installation {
  ensurePrograms([RESTIC]);
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir);
  let stack: Stack | undefined;

  /** An `npm run` command of the product; the seconds that it took. */
  function run(command: string): number {
    const begun = performance.now();
    const { status, error } = spawnSync('npm', ['run', '--silent', command], {
      cwd: ROOT,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        RESTIC_REPOSITORY: repository,
        RESTIC_PASSWORD: 'a long password for copies',
        RESTIC_CACHE_DIR: path.join(dataDir, 'restic-cache'),
      },
    });
    if (error) throw error;
    if (status !== 0) throw new Error(`npm run ${command} ended with ${status}`);
    return (performance.now() - begun) / 1000;
  }

  return {
    command: 'npm run restore',
    async start() {
      stack = await startStack({ keptIn: dataDir });
      const { url, databaseUrl } = stack;
      return { url, databaseUrl, staff: await signedIn(stack), uploads: path.join(dataDir, 'uploads') };
    },
    async stop() {
      await stack?.stop();
      stack = undefined;
    },
    contents: async () => ({
      tables: await usePostgres(dataDir, (url) => tableSums(url)),
      files: fileSums(path.join(dataDir, 'uploads')),
    }),
    databaseBytes: () => bytesOf(path.join(dataDir, 'postgres')),
    backup: async () => run('backup'),
    async lose() {
      rmSync(dataDir, { recursive: true });
      mkdirSync(dataDir);
    },
    restore: async () => run('restore'),
    async remove() {
      await stack?.stop();
    },
  };
}
