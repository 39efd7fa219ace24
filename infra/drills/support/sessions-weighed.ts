import { readFile } from 'node:fs/promises';

const SETTING = '/proc/sys/kernel/sched_autogroup_enabled';

/**
 * Says so where Linux shares the processor out among sessions instead of programs. On a busy machine the reader of a
 * drill then waits up to a tenth of a second for its own turn, which looks as if the site had taken so long.
 */
export async function tellOfSessions(): Promise<void> {
  const weighed = await readFile(SETTING, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '0'; // a system without it
    throw error;
  });
  if (weighed.trim() === '0') return;
  console.warn('figures of pages are too high: first switch off kernel.sched_autogroup_enabled (sysctl)');
}
