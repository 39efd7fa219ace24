import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';

/** A program that is started for real, and the Debian package that holds it. */
export interface Program {
  /** Its name, or the whole path of a file that others read. */
  program: string;
  package: string;
}

export const REDIS: Program = { program: 'redis-server', package: 'redis-server' };
export const BROWSER: Program = { program: 'chromium-headless-shell', package: 'chromium-headless-shell' };
/**
 * In which pages are shown until their own fonts are there: its letters are as wide as those of Arial, which visitors have.
 * In whatever else a machine has, headings and introductions take up other lines, and what is below moves.
 */
const FALLBACK_FONT: Program = {
  program: '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf',
  package: 'fonts-liberation',
};
/** The other two engines: Firefox, and Safari's as Debian has it, with a screen that nobody sees. */
const OTHER_BROWSERS: readonly Program[] = [
  { program: 'firefox-esr', package: 'firefox-esr' },
  { program: 'WebKitWebDriver', package: 'webkit2gtk-driver' },
  { program: 'Xvfb', package: 'xvfb' },
];
/** What the whole site needs besides Node's packages. */
export const STACK_PROGRAMS: readonly Program[] = [
  REDIS,
  { program: 'nginx', package: 'nginx-light' },
  { program: 'envsubst', package: 'gettext-base' },
];
const CADDY: Program = { program: 'caddy', package: 'caddy' };
export const RESTIC: Program = { program: 'restic', package: 'restic' };
/** The view inside: the rules of alerts, and the mails about them. */
const PROMETHEUS: readonly Program[] = [
  { program: 'promtool', package: 'prometheus' },
  { program: 'amtool', package: 'prometheus-alertmanager' },
];
/** What `npm test` needs. */
export const TEST_PROGRAMS: readonly Program[] = [
  ...STACK_PROGRAMS,
  BROWSER,
  FALLBACK_FONT,
  ...OTHER_BROWSERS,
  CADDY,
  RESTIC,
  ...PROMETHEUS,
];
export const LOAD_GENERATOR: Program = { program: 'wrk', package: 'wrk' };
/** Its library is what is used: the program shows that the package is there. */
export const MOVED_CLOCK: Program = { program: 'faketime', package: 'faketime' };
export const SCANNER: Program = { program: 'wapiti', package: 'wapiti' };

/** Installs what is missing when it may; otherwise says what to install. */
export function ensurePrograms(needed: readonly Program[]): void {
  const missing = needed.filter(({ program }) => !isThere(program));
  if (!missing.length) return;
  const packages = missing.map((each) => each.package);
  if (process.getuid?.() === 0 && isOnPath('apt-get')) {
    process.stdout.write(`Installing Debian packages: ${packages.join(', ')} …\n`);
    for (const args of [
      ['update', '-qq'],
      ['install', '-qq', '-y', '--no-install-recommends', ...packages],
    ]) {
      const apt = spawnSync('apt-get', args, {
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        stdio: ['ignore', 'pipe', 'pipe'],
        encoding: 'utf8',
      });
      if (apt.status !== 0) throw new Error(`apt-get ${args.join(' ')} failed:\n${apt.stdout}${apt.stderr}`);
    }
  }
  const still = missing.filter(({ program }) => !isThere(program));
  if (!still.length) return;
  throw new Error(
    `Programs are needed that are not here: ${still.map(({ program }) => program).join(', ')}.\n` +
      `On Debian: sudo apt-get install ${still.map((each) => each.package).join(' ')}`,
  );
}

function isThere(program: string): boolean {
  return path.isAbsolute(program) ? existsSync(program) : isOnPath(program);
}

function isOnPath(program: string): boolean {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin'];
  return folders.some((folder) => {
    try {
      accessSync(path.join(folder, program), constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}
