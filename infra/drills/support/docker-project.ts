import { execFileSync, spawnSync } from 'node:child_process';

/** Throws when there is no Docker engine to be reached. */
export function requireEngine(): void {
  const { status } = spawnSync('docker', ['info'], { stdio: 'ignore' });
  if (status !== 0) throw new Error('needs a Docker engine, which docker info does not find');
}

/**
 * Removes everything of a Compose project, also what an earlier run has left that was ended before its end, and the images
 * that it has built; what the engine keeps to build them again stays.
 */
export function removeProject(project: string, release: string): void {
  const ofProject = ['--quiet', '--filter', `label=com.docker.compose.project=${project}`];
  const ofRelease = ['--format', '{{.Repository}}:{{.Tag}}', '--filter', `reference=garage-*:${release}`];
  removeListed(['ps', '--all', ...ofProject], ['rm', '--force', '--volumes']);
  removeListed(['volume', 'ls', ...ofProject], ['volume', 'rm']);
  removeListed(['network', 'ls', ...ofProject], ['network', 'rm']);
  removeListed(['images', ...ofRelease], ['image', 'rm', '--no-prune']);
}

/** @param list what lists them, one a line */
function removeListed(list: readonly string[], command: readonly string[]): void {
  const names = execFileSync('docker', list, { encoding: 'utf8' }).split('\n').filter(Boolean);
  if (names.length > 0) execFileSync('docker', [...command, ...names], { stdio: 'ignore' });
}
