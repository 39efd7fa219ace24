import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { freePort } from '../local/free-port.ts';
import { SMALL_HEAP } from '../local/parts.ts';
import { machineLoad } from './machine-load.ts';
import { descendantsOf } from './stack-memory.ts';

/**
 * `npm run bench:memory`: what `npm start` holds when nobody comes. `-- --root <folder>` measures another checkout,
 * which must be built.
 */
const { values } = parseArgs({
  options: { root: { type: 'string' }, seconds: { type: 'string', default: '30' } },
});
const ROOT = path.resolve(values.root ?? fileURLToPath(new URL('../../', import.meta.url)));
const AIM_MIB = 450;
const FIRST_PORT = 18_580;
const COMMAND_LENGTH = 70;

const dataDir = mkdtempSync(path.join(tmpdir(), 'garage-memory-'));
// What `npm start` runs; npm itself, which waits for it, is none of ours.
const launcher = spawn(process.execPath, [SMALL_HEAP, 'infra/local/main.ts'], {
  cwd: ROOT,
  env: {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node-compiled'),
    DATA_DIR: dataDir,
    PORT: String(await freePort(FIRST_PORT)),
    MAIL_CATCHER_PORT: String(await freePort(FIRST_PORT + 100)),
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  let isReady = false;
  for await (const line of createInterface({ input: launcher.stdout })) {
    isReady = line.startsWith('ready ');
    if (isReady) break;
  }
  if (!isReady) throw new Error('the site did not start');
  await sleep(Number(values.seconds) * 1000);
  const processes = descendantsOf(process.pid);
  const sum = processes.reduce((total, { mebibytes }) => total + mebibytes, 0);
  console.log(`${ROOT}: PSS ${values.seconds} s after ready; ${machineLoad()}`);
  console.table(
    processes.map(({ command, mebibytes }) => ({
      MiB: Number(mebibytes.toFixed(1)),
      process: command.replaceAll(ROOT, '').slice(0, COMMAND_LENGTH),
    })),
  );
  console.log(`${sum.toFixed(0)} MiB in all; the aim is ${AIM_MIB} MiB`);
} finally {
  if (launcher.exitCode === null) {
    launcher.kill('SIGTERM');
    await once(launcher, 'exit');
  }
  rmSync(dataDir, { recursive: true, force: true });
}
