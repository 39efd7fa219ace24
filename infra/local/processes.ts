import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Whether a process with this id runs, whoever owns it. One that ended and waits to be reaped does not. */
export function isAlive(pid: number): boolean {
  if (process.platform === 'linux') {
    try {
      const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop();
      return !afterName?.startsWith('Z');
    } catch {
      return false;
    }
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The command line of a process; empty when it is gone. Process ids are reused, so ask before killing. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    }
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Sends the signals one after the other, each with `graceMs` to obey, until the process is gone. */
export async function stopProcess(pid: number, signals: NodeJS.Signals[], graceMs: number): Promise<void> {
  for (const signal of signals) {
    try {
      process.kill(pid, signal);
    } catch {
      return; // already gone
    }
    for (const end = performance.now() + graceMs; performance.now() < end;) {
      if (!isAlive(pid)) return;
      await sleep(20);
    }
  }
}
