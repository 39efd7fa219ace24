import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const SETUP = fileURLToPath(new URL('./', import.meta.url));
const USERS = fileURLToPath(new URL('../../database/redis-users.acl', import.meta.url));
const SERVICES = ['auth', 'content', 'contact'];

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'secrets-'));
  for (const part of ['kept', 'database', 'redis', 'backup', 'web', 'prometheus', ...SERVICES])
    mkdirSync(path.join(folder, part));
  // As the image has them side by side.
  mkdirSync(path.join(folder, 'lib'));
  for (const file of [`${SETUP}make-secrets.sh`, USERS])
    writeFileSync(path.join(folder, 'lib', path.basename(file)), readFileSync(file));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function makeSecrets(environment: Record<string, string> = {}): void {
  const { status, stderr } = spawnSync('bash', [path.join(folder, 'lib/make-secrets.sh')], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], SECRETS_DIR: folder, ...environment },
  });
  expect([status, stderr]).toEqual([0, '']);
}

const secret = (part: string, name: string) => readFileSync(path.join(folder, part, name), 'utf8');
const everything = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => [
      `${parentPath}/${name}`,
      readFileSync(path.join(parentPath, name), 'utf8'),
    ]);

describe('the secrets of docker compose', () => {
  it('are handed to those who use them, and to nobody else', () => {
    makeSecrets();
    for (const service of SERVICES) {
      expect(readdirSync(path.join(folder, service)).toSorted()).toEqual([
        'database-password',
        'metrics-token',
        'redis-password',
        'session-secret',
      ]);
    }
    // A copy holds the session secret, without which its second factors could not be read.
    expect(readdirSync(path.join(folder, 'backup')).toSorted()).toEqual([
      'database-password',
      'session-secret',
    ]);
    expect(readdirSync(path.join(folder, 'redis'))).toEqual(['users.acl']);
    for (const part of ['web', 'prometheus']) {
      expect(readdirSync(path.join(folder, part))).toEqual(['metrics-token']);
      expect(secret(part, 'metrics-token')).toBe(secret('auth', 'metrics-token'));
    }
    expect(secret('auth', 'metrics-token')).toMatch(/^[A-Za-z0-9]{40,}$/);
    const passwords = ['backup', 'database', ...SERVICES].map((part) => secret(part, 'database-password'));
    expect(new Set(passwords).size).toBe(5);
    for (const password of passwords) expect(password).toMatch(/^[A-Za-z0-9]{40,}$/);
    for (const part of ['backup', ...SERVICES])
      expect(secret('database', `database-password-${part}`)).toBe(secret(part, 'database-password'));
  });

  it('stay what they are, also what the last release has made', () => {
    writeFileSync(path.join(folder, 'kept/database-password'), 'made before', { mode: 0o444 });
    writeFileSync(path.join(folder, 'kept/session-secret'), 'made before as well', { mode: 0o444 });
    makeSecrets();
    expect(secret('database', 'database-password')).toBe('made before');
    for (const service of SERVICES) expect(secret(service, 'session-secret')).toBe('made before as well');
    const first = everything();
    makeSecrets();
    expect(everything()).toEqual(first);
  });

  it('are the ones that the operator gives', () => {
    makeSecrets();
    makeSecrets({ DATABASE_PASSWORD: 'given', SESSION_SECRET: 'given, too', METRICS_TOKEN: 'given as well' });
    expect(secret('database', 'database-password')).toBe('given');
    expect(secret('auth', 'database-password')).not.toBe('given');
    expect(secret('contact', 'session-secret')).toBe('given, too');
    expect(secret('prometheus', 'metrics-token')).toBe('given as well');
  });

  it.each([
    'postgres://own@db.example/garage',
    'postgres://own:secret@db.example:5432/garage?sslmode=require',
  ])(
    'are one password where DATABASE_URL names a user (%s), and again several afterwards',
    (DATABASE_URL) => {
      makeSecrets();
      const own = secret('auth', 'database-password');
      makeSecrets({ DATABASE_URL, DATABASE_PASSWORD: 'of the one' });
      for (const part of ['backup', ...SERVICES])
        expect(secret(part, 'database-password')).toBe('of the one');
      makeSecrets({ DATABASE_URL: 'postgres://db.example/garage?application_name=a@b' });
      expect(secret('auth', 'database-password')).toBe(own);
    },
  );

  it('reach Redis as hashes only', () => {
    makeSecrets();
    const users = secret('redis', 'users.acl');
    for (const service of SERVICES) {
      const password = secret(service, 'redis-password');
      expect(users).toContain(`user ${service} on #${createHash('sha256').update(password).digest('hex')} `);
      expect(users).not.toContain(password);
    }
    expect(users).not.toContain('SHA256');
  });
});
