import { spawn, spawnSync, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';

export interface UserIds {
  uid: number;
  gid: number;
}

/**
 * The user that a server which refuses to run as root runs as: the owner of its data where there is
 * one, else `postgres`, else `nobody`. Null when this process is no root and can run it itself.
 */
export function unprivilegedUser(dataDir: string): UserIds | null {
  if (process.getuid?.() !== 0) return null;
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  for (const name of ['postgres', 'nobody']) {
    const account = accounts.find(([user]) => user === name);
    if (account) return { uid: Number(account[2]), gid: Number(account[3]) };
  }
  throw new Error('running as root, and neither a user "postgres" nor "nobody" exists to run Postgres as');
}

/** Starts a program as `user`, or as ourselves without one. */
export type Launcher = (program: string, args: string[], options: SpawnOptions) => ChildProcess;

/**
 * How to start programs as `user` that need to reach `paths`. A root-only folder above them (a clone
 * under /root or made by `mktemp -d`) keeps the user out; then the program gets the one capability
 * that passes it through, and nothing else of root.
 */
export function launcherFor(user: UserIds | null, paths: string[]): Launcher {
  if (!user) return spawn;
  const reach = paths.map((_, index) => `[ -x "$${index + 1}" ]`).join(' && ');
  const probe = spawnSync('/bin/sh', ['-c', reach, 'sh', ...paths], { ...user, cwd: '/' });
  if (probe.status === 0) return (program, args, options) => spawn(program, args, { ...options, ...user });
  const drop = [
    `--reuid=${user.uid}`,
    `--regid=${user.gid}`,
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
    // Postgres asks access(2) about its own program, which counts capabilities only with this bit.
    '--securebits=+no_setuid_fixup',
  ];
  return (program, args, options) => spawn('setpriv', [...drop, '--', program, ...args], options);
}
