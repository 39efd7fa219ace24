import { spawnSync } from 'node:child_process';

/** `a1b2c3d`, with `-dirty` after uncommitted changes; undefined where there is no git or no repository. */
export function describeCommit(root: string): string | undefined {
  const { status, stdout } = spawnSync(
    'git',
    ['describe', '--always', '--dirty', '--exclude=*', '--abbrev=7'],
    {
      cwd: root,
      encoding: 'utf8',
      timeout: 5000,
    },
  );
  return status === 0 ? stdout.trim() || undefined : undefined;
}
