import { execFileSync, spawnSync } from 'node:child_process';

/**
 * Throws when there is no Docker engine to be reached.
 * @param engine the options that lead to another one than ours
 */
export function requireEngine(engine: readonly string[] = []): void {
  const command = [...engine, 'info'];
  const { status } = spawnSync('docker', command, { stdio: 'ignore' });
  if (status !== 0) throw new Error(`needs a Docker engine, which docker ${command.join(' ')} does not find`);
}

/**
 * Removes everything of a Compose project, also what an earlier run has left that was ended before its end, and the images
 * that it has built; what the engine keeps to build them again stays.
 */
export function removeProject(project: string, release: string): void {
  const ofProject = ['--quiet', '--filter', `label=com.docker.compose.project=${project}`];
  removeListed(['ps', '--all', ...ofProject], ['rm', '--force', '--volumes']);
  removeListed(['volume', 'ls', ...ofProject], ['volume', 'rm']);
  removeListed(['network', 'ls', ...ofProject], ['network', 'rm']);
  removeImages(release);
}

export function removeImages(release: string, engine: readonly string[] = []): void {
  const list = [
    'images',
    '--format',
    '{{.Repository}}:{{.Tag}}',
    '--filter',
    `reference=garage-*:${release}`,
  ];
  removeListed(list, ['image', 'rm', '--no-prune'], engine);
}

/** @param list what lists them, one a line */
export function removeListed(
  list: readonly string[],
  command: readonly string[],
  engine: readonly string[] = [],
): void {
  const names = execFileSync('docker', [...engine, ...list], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);
  if (names.length > 0) execFileSync('docker', [...engine, ...command, ...names], { stdio: 'ignore' });
}
