import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const SCRIPT = fileURLToPath(new URL('repository.sh', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'repository-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a program that is started by the scripts would find in its environment. */
function found(environment: Record<string, string>) {
  const command = `set -euo pipefail; . ${SCRIPT}; require_repository; env`;
  const { status, stdout, stderr } = spawnSync('bash', ['-c', command], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], RESTIC_REPOSITORY: '/repository', ...environment },
  });
  const variables = Object.fromEntries(stdout.split('\n').map((line) => line.split(/=(.*)/s)));
  return { status, stderr, variables };
}

function file(name: string, text: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
}

it('the secrets of copies may come from files', () => {
  const { status, variables } = found({
    RESTIC_PASSWORD_FILE: file('restic', 'of the copies\n'),
    S3_SECRET_ACCESS_KEY_FILE: file('s3', 'of the bucket'),
    AWS_SECRET_ACCESS_KEY_FILE: file('aws', '\n'),
  });
  expect(status).toBe(0);
  expect(variables).toMatchObject({
    RESTIC_PASSWORD: 'of the copies',
    S3_SECRET_ACCESS_KEY: 'of the bucket',
    AWS_SECRET_ACCESS_KEY: '',
  });
});

it('a secret that is given itself counts, and not its file', () => {
  const given = { RESTIC_PASSWORD: 'itself', RESTIC_PASSWORD_FILE: file('restic', 'of the file') };
  expect(found(given).variables).toMatchObject({ RESTIC_PASSWORD: 'itself' });
});

it('a file that is not there, or empty, is no password', () => {
  expect(found({ RESTIC_PASSWORD_FILE: path.join(folder, 'none') }).status).not.toBe(0);
  const { status, stderr } = found({ RESTIC_PASSWORD_FILE: file('restic', '\n') });
  expect([status, stderr]).toEqual([1, expect.stringContaining('RESTIC_PASSWORD is not set')]);
});
