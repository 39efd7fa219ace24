import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startRedis, type RunningRedis } from '../e2e/support/redis-server.ts';

let redis: RunningRedis;

beforeAll(async () => {
  redis = await startRedis();
});

afterAll(() => redis.stop());

function run(url: string, ...command: string[]): string {
  const { stdout, stderr } = spawnSync('redis-cli', ['--no-auth-warning', '-u', url, ...command], {
    encoding: 'utf8',
  });
  return `${stdout}${stderr}`.trim();
}

const as = (user: string, ...command: string[]) => run(redis.urlOf(user), ...command);
const COUNT = `redis.call('set', KEYS[1], 0, 'EX', 60, 'NX') return redis.call('incrby', KEYS[1], 1)`;

describe('in Redis', () => {
  it('auth starts sessions, and every service reads, prolongs and ends them', () => {
    for (const service of ['auth', 'content', 'contact']) {
      expect(as('auth', 'SET', 'sess:one', '{}', 'EX', '60')).toBe('OK');
      expect(as(service, 'GET', 'sess:one')).toBe('{}');
      expect(as(service, 'EXPIRE', 'sess:one', '600')).toBe('1');
      expect(Number(as(service, 'PTTL', 'sess:one'))).toBeGreaterThan(60_000);
      expect(as(service, 'DEL', 'sess:one')).toBe('1');
    }
  });

  it('nobody but auth makes a session, and nobody lists them', () => {
    for (const service of ['content', 'contact']) {
      expect(as(service, 'SET', 'sess:forged', '{"userId":92}')).toContain('NOPERM');
      const script = `return redis.call('set', 'sess:forged', '{}')`;
      expect(as(service, 'EVAL', script, '0')).toContain('ERR');
      expect(as(service, 'EVAL', script.replace(`'sess:forged'`, 'KEYS[1]'), '1', 'sess:forged')).toContain(
        'NOPERM',
      );
      expect(as(service, 'RENAME', `rl:${service}:one`, 'sess:forged')).toContain('NOPERM');
    }
    for (const service of ['auth', 'content', 'contact']) {
      expect(as(service, 'KEYS', '*')).toContain('NOPERM');
      expect(as(service, 'SCAN', '0')).toContain('NOPERM');
    }
    expect(run(redis.url, 'EXISTS', 'sess:forged')).toBe('0');
  });

  it('a service counts what it limits itself, and reaches no limit of another', () => {
    for (const [service, other] of [
      ['auth', 'contact'],
      ['content', 'auth'],
      ['contact', 'auth'],
    ] as const) {
      expect(as(service, 'EVAL', COUNT, '1', `rl:${service}:sign-in`)).toMatch(/^\d+$/);
      expect(as(service, 'DEL', `rl:${service}:sign-in`)).toBe('1');
      expect(as(service, 'DEL', `rl:${other}:sign-in`)).toContain('NOPERM');
      expect(as(service, 'EVAL', COUNT, '1', `rl:${other}:sign-in`)).toContain('NOPERM');
    }
  });

  it.each([
    ['FLUSHALL'],
    ['CONFIG', 'GET', '*'],
    ['ACL', 'LIST'],
    ['SAVE'],
    ['SHUTDOWN'],
    ['MONITOR'],
    ['CLIENT', 'LIST'],
    ['GET', 'other'],
  ])('no service may: %s', (...command) => {
    for (const service of ['auth', 'content', 'contact']) expect(as(service, ...command)).toContain('NOPERM');
  });

  it('whoever checks its health may do nothing else', () => {
    const health = redis.url.replace('redis://', 'redis://health:health@');
    expect(run(health, 'PING')).toBe('PONG');
    expect(run(health, 'GET', 'sess:one')).toContain('NOPERM');
    expect(run(health, 'INFO')).toContain('NOPERM');
  });
});
