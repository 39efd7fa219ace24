import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../infra/local/free-port.ts';
import { tied } from '../../infra/local/tied.ts';

const WEB = fileURLToPath(new URL('../../web', import.meta.url));
const FIRST_PORT = 17_300;
const START_TIMEOUT_MS = 30_000;
/** A clock that stands still: pages tell until when the garage is open today. */
const STANDING_CLOCK = `data:text/javascript,
  const at = Date.parse('2026-11-23T10:00:30+01:00');
  globalThis.Date = class extends Date {
    constructor(...values) { super(...(values.length ? values : [at])); }
    static now() { return at; }
  };`;

// oxlint-disable-next-line node/no-process-env -- a test helper that needs the machine's programs
const { PATH = '' } = process.env;

export interface RunningWebServer {
  /** `host:port`. */
  address: string;
  /** What it logged so far. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Starts the web server as it was built, in a process of its own, always at the same moment of the same day.
 *
 * @param program What is run instead of the web server's own program.
 */
export async function startWebServer(
  environment: Record<string, string> = {},
  program = ['server/main.ts'],
): Promise<RunningWebServer> {
  const port = await freePort(FIRST_PORT);
  const child = spawn(...tied(process.execPath, ['--import', STANDING_CLOCK, ...program]), {
    cwd: WEB,
    env: { PATH, NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  const exited = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const address = `127.0.0.1:${port}`;
  for (const end = Date.now() + START_TIMEOUT_MS; !(await isReady(address)); await sleep(50)) {
    if (child.exitCode === null && Date.now() < end) continue;
    child.kill('SIGKILL');
    throw new Error(`the web server did not start:\n${log}`);
  }
  return {
    address,
    log: () => log,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`http://${address}/health/ready`)).ok;
  } catch {
    return false; // not listening yet
  }
}
