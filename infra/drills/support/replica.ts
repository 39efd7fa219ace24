import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from '../../local/parts.ts';
import { answers } from '../../local/supervised-process.ts';
import { tied } from '../../local/tied.ts';

const READY_WITHIN_MS = 90_000;
const LOOK_EVERY_MS = 100;
/** `stop_grace_period` of `infra/swarm/stack.yml`. */
const GRACE_MS = 20_000;

/** How a replica went that was told to. */
export interface Ending {
  milliseconds: number;
  /** Null when it had to be killed. */
  exitCode: number | null;
}

export interface Replica {
  /** Its address among those that its name stands for. */
  host: string;
  /** Ends it as an engine does, which waits a while before it kills. */
  stop(): Promise<Ending>;
}

/** One process of a part; nobody starts it again. Resolves when it is ready. */
export async function startReplica(part: Part, host: string, logFolder: string): Promise<Replica> {
  mkdirSync(logFolder, { recursive: true });
  const child = spawn(...tied(process.execPath, part.args), {
    cwd: part.cwd,
    env: part.env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const logFile = path.join(logFolder, `${part.name}-${host}.log`);
  const log = createWriteStream(logFile);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  let isOver = false;
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject).once('close', (exitCode) => {
      isOver = true;
      log.end();
      resolve(exitCode);
    });
  });
  for (
    const end = performance.now() + READY_WITHIN_MS;
    !(await answers(part.readyUrl!));
    await sleep(LOOK_EVERY_MS)
  ) {
    if (!isOver && performance.now() < end) continue;
    child.kill('SIGKILL');
    throw new Error(
      `a replica of ${part.name} did not get ready:\n${readFileSync(logFile, 'utf8').slice(-4000)}`,
    );
  }
  return {
    host,
    stop: async () => {
      const begun = performance.now();
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
      const exitCode = await ended;
      clearTimeout(killer);
      return { exitCode, milliseconds: performance.now() - begun };
    },
  };
}
