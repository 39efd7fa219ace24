import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { descendantsOf } from '../../bench/stack-memory.ts';
import { query } from '../../database/query.ts';

export interface Usage {
  /** Memory of its own: what Postgres shares among its processes fills up to its size, whatever is done. */
  mebibytes: number;
  /** That of its largest process alone. */
  largest: number;
  /** Open files and connections. */
  handles: number;
}

/** What each part of the stack that this process has started holds, by its name; all processes of a part together. */
export function usageOfParts(): Map<string, Usage> {
  const parts = new Map<string, Usage>();
  for (const { pid, command, own } of descendantsOf(process.pid)) {
    const name = unlessEnded(() => nameOf(pid, command));
    const handles = unlessEnded(() => readdirSync(`/proc/${pid}/fd`).length);
    if (!name || handles === null) continue;
    const sum = parts.get(name) ?? { mebibytes: 0, largest: 0, handles: 0 };
    parts.set(name, {
      mebibytes: sum.mebibytes + own,
      largest: Math.max(sum.largest, own),
      handles: sum.handles + handles,
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
  return /postgres(:| |$)/.test(command) ? 'postgres' : null;
}

/** Null where the process has just ended. */
function unlessEnded<T>(look: () => T): T | null {
  try {
    return look();
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
