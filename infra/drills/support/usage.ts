import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { descendantsOf } from '../../bench/stack-memory.ts';
import { query } from '../../database/query.ts';

export interface Usage {
  /** PSS without what Postgres shares among its processes: that fills up to its size, whatever is done. */
  mebibytes: number;
  /** Open files and connections. */
  handles: number;
}

/** What each part of the stack that this process has started holds, by its name; all processes of a part together. */
export function usageOfParts(): Map<string, Usage> {
  const parts = new Map<string, Usage>();
  for (const { pid, command } of descendantsOf(process.pid)) {
    const usage = read(pid);
    const name = usage && nameOf(pid, command);
    if (!name) continue;
    const sum = parts.get(name) ?? { mebibytes: 0, handles: 0 };
    parts.set(name, {
      mebibytes: sum.mebibytes + usage.mebibytes,
      handles: sum.handles + usage.handles,
    });
  }
  return parts;
}

function nameOf(pid: number, command: string): string | null {
  if (command.endsWith('dist/main.js')) return path.basename(readlinkSync(`/proc/${pid}/cwd`));
  if (command.endsWith('server/main.ts')) return 'web';
  if (command.includes('mail-catcher.ts')) return 'mail-catcher';
  if (command.includes('nginx')) return 'gateway';
  if (command.includes('redis-server')) return 'redis';
  if (/postgres(:| |$)/.test(command)) return 'postgres';
  return null;
}

/** Null for a process that has just ended. */
function read(pid: number): Usage | null {
  try {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
    const kibibytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(rollup)?.[1] ?? 0);
    return {
      mebibytes: (kibibytes('Pss') - kibibytes('Pss_Shmem')) / 1024,
      handles: readdirSync(`/proc/${pid}/fd`).length,
    };
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** How many connections to the database each service has. */
export async function connectionsOf(databaseUrl: string): Promise<Map<string, number>> {
  const rows = await query<{ name: string; connections: number }>(
    databaseUrl,
    `SELECT application_name AS name, count(*)::int AS connections FROM pg_stat_activity
      WHERE backend_type = 'client backend' AND application_name <> '' GROUP BY 1`,
  );
  return new Map(rows.map(({ name, connections }) => [name, connections]));
}
