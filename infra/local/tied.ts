import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const SETPRIV = ['/usr/bin/setpriv', '/bin/setpriv'].find(isExecutable);

/**
 * What to run in the place of a program so that Linux sends it this signal once we have ended, however that was: a test
 * run that is killed leaves nothing running. Other systems cannot do that; there the program is run as it is.
 */
export function tied(
  program: string,
  args: readonly string[],
  signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL' = 'SIGTERM',
): [program: string, args: string[]] {
  if (process.platform !== 'linux' || !SETPRIV) return [program, [...args]];
  return [SETPRIV, ['--pdeathsig', signal.replace('SIG', ''), '--', program, ...args]];
}

function isExecutable(file: string): boolean {
  try {
    accessSync(path.resolve(file), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
