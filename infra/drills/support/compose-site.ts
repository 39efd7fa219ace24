import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { freePort } from '../../local/free-port.ts';
import { copyCheckout } from './checkout-copy.ts';
import { removeProject, requireEngine } from './docker-project.ts';
import type { RecoveringSite, Victim } from './recovery.ts';
import { engineEnvironment, Shell } from './shell.ts';

const PROJECT = 'garage-recovery';
/** Of the images that are built, so that none of a real installation is replaced. */
const RELEASE = 'recovery';
const FIRST_PORT = 19_380;
const ADMIN = { username: 'admin', password: 'a main admin passphrase' };

export interface ComposeSite extends RecoveringSite {
  stop(): Promise<void>;
}

/** The site as `docker compose up` starts it, out of this checkout's last commit. The engine has to run on this machine. */
export async function startComposeSite(): Promise<ComposeSite> {
  if (process.getuid?.() !== 0) throw new Error('needs root, to kill what runs in a container');
  requireEngine();
  removeProject(PROJECT, RELEASE);
  await using started = new AsyncDisposableStack();
  const folder = started.adopt(copyCheckout(), (copy) => copy.remove());
  started.defer(() => removeProject(PROJECT, RELEASE));
  const port = await freePort(FIRST_PORT);
  const url = `http://127.0.0.1:${port}`;
  const shell = new Shell(folder.path, {
    ...engineEnvironment(),
    COMPOSE_PROJECT_NAME: PROJECT,
    RELEASE,
    PORT: String(port),
    PUBLIC_URL: url,
    // Whoever asks fifty times a second until there is an answer has to be let in.
    RATE_LIMIT_FACTOR: '1000',
    MAIN_ADMIN_USERNAME: ADMIN.username,
    MAIN_ADMIN_PASSWORD: ADMIN.password,
  });
  await shell.run('docker compose up --build -d');
  const whole = started.move();
  return {
    url,
    admin: ADMIN,
    kill: async (victim) => killContainer((await shell.run(`docker compose ps -q ${victim}`)).trim(), victim),
    stop: () => whole.disposeAsync(),
  };
}

/** From outside, as a crash: what `docker kill` ends the engine leaves ended. Answers the moment of the signal. */
function killContainer(container: string, victim: Victim): number {
  const format = ['inspect', '--format', '{{.State.Pid}}', container];
  const pid = Number(execFileSync('docker', format, { encoding: 'utf8' }));
  // The number is one of the engine's machine, and here it might be anybody's.
  if (!(pid > 1) || !readFileSync(`/proc/${pid}/cgroup`, 'utf8').includes(container))
    throw new Error(`${victim} is no process of this machine: the engine has to run here`);
  const killed = performance.now();
  process.kill(pid, 'SIGKILL');
  return killed;
}
