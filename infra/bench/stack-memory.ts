import { readdirSync, readFileSync } from 'node:fs';

/** Parent of every process, by id. */
function parents(): Map<number, number> {
  const found = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    const parent = /^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1];
    if (parent) found.set(Number(name), Number(parent));
  }
  return found;
}

/** Empty for a process that has just ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return '';
    throw error;
  }
}

/** Memory of all that this process has started, in MiB; what several share is counted once (PSS). */
export function memoryOfDescendants(): number {
  const parentOf = parents();
  const isOurs = (id: number): boolean => {
    const parent = parentOf.get(id);
    return parent !== undefined && (parent === process.pid || isOurs(parent));
  };
  const kilobytes = [...parentOf.keys()]
    .filter(isOurs)
    .map((id) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${id}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024;
}
