// Runs on the Node (20 or newer) that the machine happens to have, before anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/**
 * Where Node keeps what it made of our sources. A process that finds its files there does not load the compiler that
 * takes the types out of TypeScript, which it would hold for as long as it runs.
 */
export const COMPILE_CACHE = path.join(ROOT, 'node_modules/.cache/node-compiled');
const NEEDED_NODE = 24;

/**
 * Installs the dependencies unless exactly those of the lock file are there already. npm itself
 * notes what it installed in a file that it writes last, so an interrupted install counts as none.
 */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (about a minute) …');
  // A NODE_ENV of production must not leave out what building needs.
  const npm = spawnSync('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (npm.status === 0 && isInstalled()) return;
  if (npm.error) console.error(`npm could not be started: ${npm.error.message}`);
  console.error('The dependencies could not be installed; `npm ci` in the project folder shows why.');
  process.exit(1);
}

function isInstalled() {
  const wanted = packagesOf('package-lock.json');
  const present = packagesOf('node_modules/.package-lock.json');
  if (!wanted || !present) return false;
  return Object.entries(wanted).every(([location, { version, optional, link }]) => {
    if (!location.includes('node_modules/')) return true; // the project's own packages
    if (link) return existsSync(path.join(ROOT, location));
    const found = present[location];
    return found ? found.version === version : optional; // built for another platform
  });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, lockFile), 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** The Node that the project is written for: installed as a dependency, or the machine's own. */
function projectNode() {
  const installed = path.join(ROOT, 'node_modules/.bin/node');
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_NODE) return process.execPath;
  console.error(
    `There is no packaged Node ${NEEDED_NODE} for ${process.platform}-${process.arch}, and this is ${process.version}.\n` +
      `Please install Node ${NEEDED_NODE} and run the command again.`,
  );
  return process.exit(1);
}

/** Continues in a TypeScript program under the project's Node, with these flags, and ends with its exit code. */
export function continueIn(script, args, flags = []) {
  const child = spawn(projectNode(), [...flags, path.join(ROOT, script), ...args], {
    cwd: ROOT,
    env: { NODE_COMPILE_CACHE: COMPILE_CACHE, ...process.env },
    // Over the extra channel the child notices when this process dies.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // For whoever signals only this process; it then waits for the other to finish. A terminal sends Ctrl+C to both.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Node could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
