import { execFileSync } from 'node:child_process';

/** Says where it is: Jest's workers see what its global setup has set. */
const VARIABLE = 'E2E_INSTALLATION';

/** From now on stacks of this process and of those that it starts begin as copies of the installation in this folder. */
export function useInstallation(folder: string): void {
  process.env[VARIABLE] = folder;
}

/** Makes the folder a copy of an installation that was started once; false if there is none. */
export function copyInstallation(folder: string): boolean {
  const installation = process.env[VARIABLE];
  if (!installation) return false;
  // Unlike Node's own copying, this keeps the database's files with the user that Postgres runs as.
  execFileSync('cp', ['-a', `${installation}/.`, folder]);
  return true;
}
