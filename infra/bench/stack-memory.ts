import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessMemory {
  pid: number;
  /** What the process calls itself, with the program that it runs. */
  command: string;
  /** What several processes share is divided among them (PSS). */
  mebibytes: number;
  /** Without its share of the program's code, which is another one whenever others begin or end to run the same. */
  own: number;
}

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

/** All that the process has started, directly or not; the largest first. */
export function descendantsOf(ancestor: number): ProcessMemory[] {
  const parentOf = parents();
  const isOurs = (id: number): boolean => {
    const parent = parentOf.get(id);
    return parent !== undefined && (parent === ancestor || isOurs(parent));
  };
  return [...parentOf.keys()]
    .filter(isOurs)
    .map((pid) => {
      const memory = read(`/proc/${pid}/smaps_rollup`);
      return {
        pid,
        command: read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim(),
        mebibytes: mebibytesOf('Pss', memory),
        own: mebibytesOf('Pss_Anon', memory),
      };
    })
    .toSorted((one, other) => other.mebibytes - one.mebibytes);
}

function mebibytesOf(kind: string, memory: string): number {
  return Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(memory)?.[1] ?? 0) / 1024;
}

/** Memory of all that this process has started, in MiB. */
export function memoryOfDescendants(): number {
  return descendantsOf(process.pid).reduce((sum, { mebibytes }) => sum + mebibytes, 0);
}
