import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What a release reads and writes of the project. */
const PARTS = [
  'package.json',
  'package-lock.json',
  '.gitignore',
  '{services/*,web,infra}/package.json',
  'infra/release/*',
  'infra/database/releases/*/facts.json',
];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'garage-release-'));
  for (const part of globSync(PARTS, { cwd: ROOT })) cpSync(path.join(ROOT, part), path.join(folder, part));
  writeChangelog('- Mails come sooner.\n');
  git('init', '--quiet', '--initial-branch=main');
  git('config', 'user.name', 'Release');
  git('config', 'user.email', 'release@garage.example');
  commitAll();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function git(...args: string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
}

function commitAll(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'what there is');
}

function writeChangelog(unreleased: string): void {
  writeFileSync(path.join(folder, 'CHANGELOG.md'), `# Changelog\n\n## Unreleased\n\n${unreleased}`);
}

function release(version: string): { status: number | null; stderr: string } {
  return spawnSync(process.execPath, ['infra/release/release.ts', version, '--no-images'], {
    cwd: folder,
    encoding: 'utf8',
  });
}

function versionOf(file: string): string {
  return (JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as { version: string }).version;
}

describe('npm run release', () => {
  it('commits the version with its notes, tags it, and writes down what it is made of', () => {
    expect(release('9.1.0')).toMatchObject({ status: 0 });
    expect([versionOf('package.json'), versionOf('package-lock.json')]).toEqual(['9.1.0', '9.1.0']);
    expect(readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8')).toMatch(
      /## Unreleased\n\n## 9\.1\.0, \d{4}-\d\d-\d\d\n\n- Mails come sooner\.\n$/,
    );
    expect(git('status', '--porcelain')).toBe('');
    expect(git('rev-parse', '9.1.0^{commit}')).toBe(git('rev-parse', 'HEAD'));
    expect(git('log', '-1', '--format=%s')).toBe('chore(release): 9.1.0');
    const bill = readFileSync(path.join(folder, 'release/garage-9.1.0.cdx.json'), 'utf8');
    expect(bill).toContain('"bomFormat": "CycloneDX"');
  });

  it.each([
    ['a version that is not newer', '0.0.1', 'no version after'],
    ['what is no version', 'next', 'no version after'],
    ['a version that is tagged', '9.2.0', 'there is a tag'],
  ])('refuses %s, and changes nothing', (_, version, reason) => {
    git('tag', '9.2.0');
    const before = git('rev-parse', 'HEAD');
    const { status, stderr } = release(version);
    expect([status, stderr]).toEqual([1, expect.stringContaining(reason)]);
    expect([git('rev-parse', 'HEAD'), git('status', '--porcelain')]).toEqual([before, '']);
  });

  it('refuses a release while the data of the last one are not kept for its successors', () => {
    rmSync(path.join(folder, 'infra/database/releases'), { recursive: true });
    commitAll();
    expect(release('9.1.0').stderr).toContain('are not kept');
    expect(git('tag')).toBe('');
  });

  it('refuses a release without notes, or with changes that are not committed', () => {
    writeChangelog('');
    expect(release('9.1.0').stderr).toContain('not committed');
    commitAll();
    expect(release('9.1.0').stderr).toContain('nothing under "## Unreleased"');
    expect(git('tag')).toBe('');
  });
});
