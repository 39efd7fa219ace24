import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, symlinkSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mayMount, mountSmallDisk } from '../e2e/support/small-disk.ts';
import { startStack } from '../e2e/support/stack.ts';
import { watchOutage } from './support/outage.ts';
import type { DrillLine } from './table.ts';

const DRILL = 'disk-full';
const DISK_MIB = 256;
/** What a disk in memory gives out room by. */
const PAGE_BYTES = 4096;

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
    begin: () => fillDisk(filling),
    end: () => rmSync(filling),
  });
}

/** Writes until there is no room: how much there is changes while Postgres writes, too. */
function fillDisk(file: string): void {
  const page = Buffer.alloc(PAGE_BYTES);
  const descriptor = openSync(file, 'w');
  try {
    for (;;) writeSync(descriptor, page);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** The folder lies on the disk from now on, and is found where it was. */
function moveTo(disk: string, folder: string): void {
  const target = path.join(disk, path.basename(folder));
  execFileSync('cp', ['-a', folder, target]);
  rmSync(folder, { recursive: true });
  symlinkSync(target, folder);
}
