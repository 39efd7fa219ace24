/**
 * Runs before the tests of the whole site. Starts the stack that files may borrow, and makes a copy of its data, from
 * which every other stack begins: it need not make a database and go through all migrations again.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeBackup } from '../../local/make-backup.ts';
import { restoreBackup } from '../../local/restore-backup.ts';
import { useInstallation } from './installation.ts';
import { lendStack } from './shared-stack.ts';
import { startStack } from './stack.ts';
import { untilSiteIsWhole } from './whole-pages.ts';

export default async function prepareStacks() {
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-e2e-run-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));

  const dataDir = path.join(folder, 'shared');
  mkdirSync(dataDir);
  const stack = await startStack({ keptIn: dataDir });
  globalThis.stopSharedStack = () => stack.stop();
  await untilSiteIsWhole(stack.url);
  lendStack(stack);

  const installation = path.join(folder, 'installation');
  await restoreBackup({ dataDir: installation, from: await makeBackup({ dataDir, into: folder }) });
  useInstallation(installation);
}
