import { statfs } from 'node:fs/promises';
import { type Finding, ok, problem, warning } from './finding.js';

const GIB = 1024 ** 3;
const LITTLE = 0.1;
/** Postgres stops when nothing is left; a copy of the database wants room before that. */
const HARDLY_ANY = 0.5 * GIB;

/** How much room is left where the program stands: in a container, that is the disk of its engine. */
export async function lookAtDisk(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return judgeDisk({ free: bavail * bsize, size: blocks * bsize });
}

/** @param disk in bytes */
export function judgeDisk({ free, size }: { free: number; size: number }): Finding {
  const values = { free: (free / GIB).toFixed(1), percent: Math.round((free / size) * 100) };
  if (free < HARDLY_ANY) return problem('diskFull', values);
  return free / size < LITTLE ? warning('diskLittle', values) : ok('disk', values);
}
