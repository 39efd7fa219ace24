import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Only root may mount one. */
export const mayMount = process.getuid?.() === 0;

/** A disk of so many MiB, in memory; gone when it is disposed of. */
export function mountSmallDisk(mebibytes: number): Disposable & { folder: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'garage-small-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m,mode=755`, 'tmpfs', folder]);
  return {
    folder,
    [Symbol.dispose]: () => {
      execFileSync('umount', [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
