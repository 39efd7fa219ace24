import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IsEmail } from 'class-validator';
import { BaseConfig, databaseUrl, readConfig, redisUrl } from './env.js';

class MailConfig extends BaseConfig {
  @IsEmail()
  staffEmail: string;
}

const complete = {
  DATABASE_URL: 'postgres://garage:password@127.0.0.1/garage',
  SESSION_SECRET: 'a secret that has at least 32 characters',
  STAFF_EMAIL: 'staff@garage-muster.example',
};

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'garage-config-'));
});

afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const location = path.join(folder, name);
  writeFileSync(location, content);
  return location;
}

describe('the configuration', () => {
  it('has a default for everything that is no secret and no address', () => {
    expect(readConfig(MailConfig, complete)).toEqual({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: complete.DATABASE_URL,
      sessionSecret: complete.SESSION_SECRET,
      publicUrl: 'http://localhost:8080',
      rateLimitFactor: 1,
      logLevel: 'info',
      staffEmail: complete.STAFF_EMAIL,
    });
  });

  it('turns numbers into numbers and takes an empty variable for an absent one', () => {
    const config = readConfig(MailConfig, {
      ...complete,
      PORT: '3100',
      RATE_LIMIT_FACTOR: '0.5',
      REDIS_URL: '',
    });
    expect([config.port, config.rateLimitFactor, config.redisUrl]).toEqual([3100, 0.5, undefined]);
  });

  it('has the address that a domain stands for, whatever PUBLIC_URL says', () => {
    const told = { ...complete, PUBLIC_URL: 'http://garage.example' };
    const { publicUrl } = readConfig(BaseConfig, { ...told, DOMAIN: 'www.garage.example' });
    expect(publicUrl).toBe('https://www.garage.example');
    expect(readConfig(BaseConfig, { ...told, DOMAIN: '' }).publicUrl).toBe('http://garage.example');
  });

  it('reads a value from the file that NAME_FILE names', () => {
    const secret = 'a secret from a file, 32 characters long';
    const { SESSION_SECRET: _absent, ...rest } = complete;
    const config = readConfig(MailConfig, { ...rest, SESSION_SECRET_FILE: file('secret', `${secret}\n`) });
    expect(config.sessionSecret).toBe(secret);
  });

  it('names every wrong variable and never its value', () => {
    const wrong = {
      DATABASE_URL: 'mysql://garage:hunter2@db',
      SESSION_SECRET: 'too short',
      STAFF_EMAIL: 'nobody',
      PORT: 'eighty',
      LOG_LEVEL: 'loud',
      MAIL_FROM_FILE: '/nowhere',
      REDIS_URL_FILE: path.join(folder, 'missing'),
    };
    const message = messageOf(() => readConfig(MailConfig, wrong));
    for (const name of [
      'DATABASE_URL',
      'SESSION_SECRET',
      'STAFF_EMAIL',
      'PORT',
      'LOG_LEVEL',
      'REDIS_URL_FILE',
    ]) {
      expect(message).toContain(`${name}: `);
    }
    expect(message).not.toMatch(/hunter2|too short|nobody|eighty|loud|missing/);
  });

  it('refuses to do without a session secret', () => {
    const { SESSION_SECRET: _absent, ...rest } = complete;
    expect(messageOf(() => readConfig(MailConfig, rest))).toContain('SESSION_SECRET: ');
  });
});

describe('the address of the database', () => {
  const apart = { databaseUser: 'garage_auth', databasePassword: 'p@ss/w:rd%' };

  it('takes user and password that were given apart, whatever characters they have', () => {
    const url = new URL(databaseUrl({ databaseUrl: 'postgres://127.0.0.1/garage', ...apart }));
    expect([url.username, decodeURIComponent(url.password), url.pathname]).toEqual([
      'garage_auth',
      'p@ss/w:rd%',
      '/garage',
    ]);
  });

  it('keeps what it says itself', () => {
    const whole = 'postgres://own:secret@127.0.0.1/garage';
    expect(databaseUrl({ databaseUrl: whole, ...apart })).toBe(whole);
    const url = new URL(databaseUrl({ databaseUrl: 'postgres://own@127.0.0.1/garage', ...apart }));
    expect([url.username, decodeURIComponent(url.password)]).toEqual(['own', 'p@ss/w:rd%']);
  });
});

describe('the address of Redis', () => {
  it('gives the password to a named user alone', () => {
    const redisPassword = 'k/y';
    expect(redisUrl({ redisUrl: 'redis://auth@redis:6379', redisPassword })).toBe(
      'redis://auth:k%2Fy@redis:6379',
    );
    for (const whole of ['redis://redis:6379', 'rediss://own:secret@redis:6379/2']) {
      expect(redisUrl({ redisUrl: whole, redisPassword })).toBe(whole);
    }
    expect(redisUrl({})).toBeUndefined();
  });
});

function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was wrong';
}
