import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const SCRIPT = fileURLToPath(new URL('run-changed.ts', import.meta.url));
const CHECKS = 'affected -t lint,typecheck --base=main';
const UNIT = 'affected -t test --base=main -- --changedSince=main --passWithNoTests';
let folder: string;
let programs: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'run-changed-'));
  programs = mkdtempSync(path.join(tmpdir(), 'run-changed-programs-'));
  write('services/contact/src/mails/mails.ts', '');
  write('services/contact/src/mails/mails.int-spec.ts', '');
  write('services/contact/src/calendar/calendar.int-spec.ts', '');
  write('infra/database/roles.int-spec.ts', '');
  git('init', '--quiet', '--initial-branch=main');
  commit();
  git('switch', '--quiet', '--create', 'work');
});
afterEach(() => {
  for (const each of [folder, programs]) rmSync(each, { recursive: true, force: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

function git(...args: string[]): void {
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.ch', ...args], { cwd: folder });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--message=test');
}

/** Runs it with an `nx` that only says what it is asked for, and fails where this is asked for. */
function run(failing = 'nothing') {
  const nx = path.join(programs, 'nx');
  writeFileSync(nx, `#!/bin/sh\necho "$*"\ncase "$*" in *${failing}*) exit 1;; esac\n`);
  chmodSync(nx, 0o755);
  const env = { ...process.env, PATH: `${programs}:${process.env['PATH']}` };
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  const lines = stdout
    .replaceAll(/, [\d.]+ s/g, '')
    .trim()
    .split('\n');
  const end = lines.indexOf('');
  return { status, stderr, asked: lines.slice(0, end), said: lines.slice(end + 1) };
}

it('test:changed checks and tests what has changed, committed or not, and integration where it has', () => {
  write('services/contact/src/mails/mails.ts', 'changed');
  commit();
  write('infra/database/new.ts', '');
  write('gateway/routes.json', '{}');
  expect(run()).toEqual({
    status: 0,
    stderr: '',
    asked: [
      CHECKS,
      UNIT,
      'run-many -t test:int -p @garage/infra -- database/roles.int-spec.ts',
      'run-many -t test:int -p @garage/contact -- src/mails/mails.int-spec.ts',
      'run-many -t test:gateway',
    ],
    said: [
      'lint and types: ok',
      'unit: ok',
      'integration of @garage/infra: ok',
      'integration of @garage/contact: ok',
      'gateway: ok',
    ],
  });
});

it.each([
  ['typecheck', ['lint and types: FAILED', 'unit: ok', 'integration of @garage/contact: ok']],
  ['test:int', ['lint and types: ok', 'unit: ok', 'integration of @garage/contact: FAILED']],
])('test:changed goes on when something fails, such as %s, and says so at the end', (failing, said) => {
  write('services/contact/src/mails/mails.ts', 'changed');
  expect(run(failing)).toMatchObject({ status: 1, said });
});
