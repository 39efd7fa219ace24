import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readSettings } from './settings.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'settings-'));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('readSettings', () => {
  it('needs nothing for a try-out', () => {
    const settings = readSettings({}, root);
    expect(settings).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:8080',
      dataDir: path.join(root, '.data'),
      databaseUrl: undefined,
      smtpUrl: undefined,
    });
    expect(settings.content).toEqual({ UPLOADS_DIR: path.join(root, '.data/uploads') });
    expect(settings.contact).toEqual({
      MAIL_FROM: 'website@localhost',
    });
  });

  it('takes no notice of a DOMAIN, which is a setting of docker compose and may stand in any shell', () => {
    const { publicUrl, common } = readSettings({ DOMAIN: 'office.example' }, root);
    expect(publicUrl).toBe('http://localhost:8080');
    expect(common).not.toHaveProperty('DOMAIN');
  });

  it('copies into a repository only with a password for it, which no part of the site sees', () => {
    const given = { RESTIC_REPOSITORY: '/mnt/copies', KEEP_DAILY: '7', AWS_SECRET_ACCESS_KEY: 'key' };
    expect(() => readSettings(given, root)).toThrow('RESTIC_PASSWORD is not set');
    const own = { ...given, RESTIC_PASSWORD: 'secret', DATABASE_URL: 'postgres://db.example/garage' };
    expect(() => readSettings(own, root)).toThrow('RESTIC_REPOSITORY and DATABASE_URL are both set');
    const { repository, ...parts } = readSettings({ ...given, RESTIC_PASSWORD: 'secret' }, root);
    expect(repository).toMatchObject({
      intervalMinutes: 60,
      keep: { hourly: 48, daily: 7, weekly: 12, monthly: 24 },
      environment: { RESTIC_PASSWORD: 'secret', AWS_SECRET_ACCESS_KEY: 'key' },
    });
    expect(JSON.stringify(parts)).not.toMatch(/RESTIC|AWS/);
    expect(() => readSettings({ ...given, RESTIC_PASSWORD: 'x', KEEP_DAILY: 'all' }, root)).toThrow(
      'KEEP_DAILY',
    );
  });

  it('makes a session secret once and keeps it for its owner alone', () => {
    const first = readSettings({}, root).service['SESSION_SECRET'];
    expect(first).toHaveLength(64);
    expect(readSettings({}, root).service['SESSION_SECRET']).toBe(first);
    expect(statSync(path.join(root, '.data/secrets.json')).mode & 0o077).toBe(0);
  });

  it('builds the public address from the port unless it is given', () => {
    expect(readSettings({ PORT: '9000' }, root).publicUrl).toBe('http://localhost:9000');
    expect(readSettings({ PORT: '9000', PUBLIC_URL: 'https://g.example' }, root).publicUrl).toBe(
      'https://g.example',
    );
  });

  it.each([
    { PUBLIC_URL: 'https://g.example', HOST: '0.0.0.0' },
    { PUBLIC_URL: 'HTTPS://g.example', HOST: '192.0.2.1', TRUSTED_PROXIES: '' },
  ])('wants to know which proxy to believe where others come by https (%j)', (given) => {
    expect(() => readSettings(given, root)).toThrow(
      /^PUBLIC_URL is https:\/\/g\.example, but TRUSTED_PROXIES is not set: .* TRUSTED_PROXIES=192\.0\.2\.10/i,
    );
  });

  it.each([
    { PUBLIC_URL: 'https://g.example' },
    { PUBLIC_URL: 'https://g.example', HOST: 'localhost' },
    { PUBLIC_URL: 'https://g.example', HOST: '0.0.0.0', TRUSTED_PROXIES: '192.0.2.10' },
    { PUBLIC_URL: 'http://g.example', HOST: '0.0.0.0' },
  ])(
    'asks nobody else about proxies (%j)',
    (given: { PUBLIC_URL: string; HOST?: string; TRUSTED_PROXIES?: string }) => {
      expect(readSettings(given, root).web['TRUSTED_PROXIES']).toBe(given.TRUSTED_PROXIES);
    },
  );

  it('opens the metrics of every part, or of none', () => {
    const token = 'a token for Prometheus, long enough';
    expect(readSettings({ METRICS_TOKEN: token }, root).common['METRICS_TOKEN']).toBe(token);
    expect(readSettings({}, root).common['METRICS_TOKEN']).toBeUndefined();
  });

  it('takes a value from the file that NAME_FILE names, and refuses both at once', () => {
    const file = path.join(root, 'secret');
    writeFileSync(file, 'from the file\n');
    expect(readSettings({ SESSION_SECRET_FILE: file }, root).service['SESSION_SECRET']).toBe('from the file');
    expect(() => readSettings({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://x' }, root)).toThrow(
      'SMTP_URL and SMTP_URL_FILE are both set',
    );
    expect(() => readSettings({ SMTP_URL_FILE: '/does/not/exist' }, root)).toThrow(
      'SMTP_URL_FILE cannot be read',
    );
  });

  it.each(['0', '70000', 'http', '80.5'])('refuses the port %s by name', (PORT) => {
    expect(() => readSettings({ PORT }, root)).toThrow('PORT must be a port number');
  });

  it('tells every part only what it needs', () => {
    const settings = readSettings(
      {
        PATH: '/bin',
        LOG_LEVEL: 'debug',
        MAIN_ADMIN_PASSWORD: 'p',
        SESSION_SECRET: 's',
        S3_SECRET_ACCESS_KEY: 'k',
        npm_config_x: 'y',
      },
      root,
    );
    expect(settings.common).toMatchObject({ PATH: '/bin', LOG_LEVEL: 'debug', NODE_ENV: 'production' });
    expect(settings.common).not.toHaveProperty('npm_config_x');
    expect(JSON.stringify([settings.common, settings.service, settings.contact])).not.toContain('"p"');
    expect(settings.common).not.toHaveProperty('SESSION_SECRET');
    expect(settings.auth['MAIN_ADMIN_PASSWORD']).toBe('p');
    expect(JSON.stringify([settings.common, settings.service, settings.auth])).not.toContain('"k"');
    expect(settings.content['S3_SECRET_ACCESS_KEY']).toBe('k');
  });
});
