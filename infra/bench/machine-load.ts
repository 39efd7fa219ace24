import { cpus, loadavg } from 'node:os';

/** What else the machine does: figures of a busy one compare only with each other. */
export function machineLoad(): string {
  const [minute = 0] = loadavg();
  return `${cpus().length} cores, load ${minute.toFixed(1)} over the last minute`;
}
