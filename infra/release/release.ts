import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { newerVersion, releaseNotes } from './changelog.ts';

/**
 * `npm run release -- 0.2.0`: a commit with the version and its notes, a tag, the bill of materials, and the images.
 * `--no-images` leaves the images to a machine with Docker that has the tag.
 */
const { values, positionals } = parseArgs({
  options: { images: { type: 'boolean', default: true } },
  allowNegative: true,
  allowPositionals: true,
});
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CHANGELOG = path.join(ROOT, 'CHANGELOG.md');
const [version = ''] = positionals;

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  execFileSync(program, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });
}

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
}

/** Everything that can be wrong is looked at before anything is changed. */
function prepare(): string {
  const { version: current } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as {
    version: string;
  };
  if (!newerVersion(version, current)) {
    throw new Error(`"${version}" is no version after ${current}; one looks like 1.2.3`);
  }
  if (git('status', '--porcelain') !== '') throw new Error('there are changes that are not committed');
  if (git('tag', '--list', version) !== '') throw new Error(`there is a tag ${version} already`);
  if (!existsSync(path.join(ROOT, 'infra/database/releases', current))) {
    throw new Error(`the data of ${current} are not kept: at its tag, npm run build && npm run release:data`);
  }
  return releaseNotes(readFileSync(CHANGELOG, 'utf8'), version, new Date());
}

try {
  const changelog = prepare();
  writeFileSync(CHANGELOG, changelog);
  run('npm', ['version', version, '--no-git-tag-version', '--no-workspaces-update', '--ignore-scripts']);
  git('commit', '--all', '--message', `chore(release): ${version}`);
  git('tag', '--annotate', version, '--message', `Release ${version}`);
  run('npm', ['run', '--silent', 'sbom']);
  if (values.images) {
    run('docker', ['compose', '--profile', '*', 'build'], {
      RELEASE: version,
      GIT_COMMIT: git('rev-parse', '--short=7', 'HEAD'),
    });
  }
  console.log(`${version} is tagged; publish it by: git push --follow-tags`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
