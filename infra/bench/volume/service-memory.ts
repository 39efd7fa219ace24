import { readlinkSync } from 'node:fs';
import path from 'node:path';
import { SERVICES, type Service } from '../../local/parts.ts';
import { descendantsOf } from '../stack-memory.ts';

export type ServiceMemory = Record<Service, number>;

/** What each service that this process has started holds for itself, in MiB. All run the same command in folders of their own. */
export function serviceMemory(): ServiceMemory {
  const programs = descendantsOf(process.pid).filter(({ command }) => command.endsWith('dist/main.js'));
  const found = programs.map(({ pid, own }) => [folderOf(pid), own] as const);
  const memory = Object.fromEntries(found) as Partial<ServiceMemory>;
  const missing = SERVICES.find((service) => memory[service] === undefined);
  if (missing) throw new Error(`${missing} does not run`);
  return memory as ServiceMemory;
}

/** Of each the larger one. */
export function largest(one: ServiceMemory, other: ServiceMemory): ServiceMemory {
  return Object.fromEntries(
    SERVICES.map((service) => [service, Math.max(one[service], other[service])]),
  ) as ServiceMemory;
}

function folderOf(pid: number): string {
  return path.basename(readlinkSync(`/proc/${pid}/cwd`));
}
