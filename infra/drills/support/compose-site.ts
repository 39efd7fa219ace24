import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { prepareComposeProject } from './compose-project.ts';
import type { RecoveringSite, Victim } from './recovery.ts';

export interface ComposeSite extends RecoveringSite {
  stop(): Promise<void>;
}

/** The site as `docker compose up` starts it, out of this checkout's last commit. The engine has to run on this machine. */
export async function startComposeSite(): Promise<ComposeSite> {
  await using started = new AsyncDisposableStack();
  const { shell, url, admin } = started.use(
    await prepareComposeProject({ project: 'garage-recovery', release: 'recovery', firstPort: 19_380 }),
  );
  await shell.run('docker compose up --build -d');
  const whole = started.move();
  return {
    url,
    admin,
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
