import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** Several start at a time on a busy machine. */
const PATIENCE_MS = 60_000;

/** Behind those of the databases of tests, and before those that the system hands out. */
const FIRST_PORT = 30_100;
const PORTS = 2500;

/** A built service as a process of its own, which can be killed like any other. */
export interface ServiceProcess {
  url: string;
  /** Ends it as a crash would; no matter whether it has ended already. */
  kill: () => Promise<void>;
}

/** Starts the program on a free port and waits until it is ready; fails with its log when that takes too long. */
export async function startServiceProcess(
  program: string,
  env: Record<string, string>,
): Promise<ServiceProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...env, PORT: String(port), LOG_LEVEL: 'warn' },
  });
  let log = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (log += text));
  const service = { url: `http://127.0.0.1:${port}`, kill: () => kill(child) };
  for (const end = performance.now() + PATIENCE_MS; ; await sleep(50)) {
    const readiness = await readinessOf(service.url);
    if (readiness === null) return service;
    const isOver = hasEnded(child);
    if (!isOver && performance.now() < end) continue;
    await service.kill();
    const what = isOver ? 'ended' : `was not ready within ${PATIENCE_MS} ms`;
    throw new Error(`${program} ${what}: ${readiness}\n${log}`);
  }
}

/** Null when it is ready, and otherwise what keeps it from that. */
async function readinessOf(url: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/health/ready`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return response.ok ? null : await response.text();
  } catch (error) {
    return String(error);
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

async function kill(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/**
 * One that nobody is given by the system, neither a server that asks for any nor a connection: between looking and
 * starting it would be somebody else's. Specs that run at the same time look in different places.
 */
async function freePort(): Promise<number> {
  for (let n = process.pid; ; n += 1) {
    const port = FIRST_PORT + (n % PORTS);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
}
