import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statfsSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mayMount, mountSmallDisk } from '../e2e/support/small-disk.ts';
import { startStack } from '../e2e/support/stack.ts';
import { watchOutage } from './support/outage.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'disk-full';
const DISK_MIB = 256;

/** The disk of Postgres has no byte left for a while. Needs root: the disk is a small one in memory. */
export async function diskFull({ seconds }: { seconds: number }): Promise<DrillLine[]> {
  if (!mayMount) throw new Error('needs root, to mount a small disk');
  await using started = new AsyncDisposableStack();
  const dataDir = mkdtempSync(path.join(tmpdir(), 'garage-drill-'));
  started.defer(() => rmSync(dataDir, { recursive: true, force: true }));
  const { folder: disk } = started.use(mountSmallDisk(DISK_MIB));
  const made = await startStack({ keptIn: dataDir });
  await made.stop();
  moveTo(disk, path.join(dataDir, 'postgres'));

  const stack = await startStack({ keptIn: dataDir });
  started.defer(() => stack.stop());
  const filling = path.join(disk, 'filling');
  return await watchOutage(stack, dataDir, {
    drill: DRILL,
    what: 'no byte left for Postgres',
    seconds,
    begin: () => {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filling, Buffer.alloc(bavail * bsize));
    },
    end: () => rmSync(filling),
  });
}

/** The folder lies on the disk from now on, and is found where it was. */
function moveTo(disk: string, folder: string): void {
  const target = path.join(disk, path.basename(folder));
  execFileSync('cp', ['-a', folder, target]);
  rmSync(folder, { recursive: true });
  symlinkSync(target, folder);
}
