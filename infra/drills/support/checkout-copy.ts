import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The last commit of this checkout in a folder of its own, without the settings that somebody may have made in this one. */
export function copyCheckout(): { path: string; remove(): void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-drill-'));
  execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${ROOT}`, path.join(folder, 'garage')]);
  return {
    path: path.join(folder, 'garage'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
