import { ConfigError, readConfig } from '@garage/shared/config/env';
import { describe, expect, it } from '@jest/globals';
import { ContentConfig, s3Of } from './env.js';

const BASE = {
  DATABASE_URL: 'postgres://garage@127.0.0.1/garage',
  SESSION_SECRET: 'a secret that has at least 32 characters',
  UPLOADS_DIR: '/data/uploads',
};
const S3 = {
  S3_ENDPOINT: 'https://sos-ch-dk-2.exo.io',
  S3_REGION: 'ch-dk-2',
  S3_BUCKET: 'pictures',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

function problems(env: Record<string, string>): string {
  try {
    readConfig(ContentConfig, env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('where pictures lie', () => {
  it('is the folder unless a store is named, empty settings included', () => {
    const empty = Object.fromEntries(Object.keys(S3).map((name) => [name, '']));
    expect(s3Of(readConfig(ContentConfig, { ...BASE, ...empty }))).toBeNull();
  });

  it('is the bucket of a store when all of it is named', () => {
    expect(s3Of(readConfig(ContentConfig, { ...BASE, ...S3 }))).toEqual({
      endpoint: 'https://sos-ch-dk-2.exo.io',
      region: 'ch-dk-2',
      bucket: 'pictures',
      accessKeyId: 'key',
      secretAccessKey: 'secret',
    });
  });

  it.each(Object.keys(S3))('is refused by name without %s, and no value is told', (name) => {
    const said = problems({ ...BASE, ...S3, [name]: '' });
    const reason = 'is missing; the settings of S3 are given all together or not at all';
    expect(said.split('\n')).toEqual([expect.stringMatching(`^${name}: .*${reason}$`)]);
    expect(said).not.toContain('sos-ch');
  });

  it('is refused when the store has no address of the web', () => {
    expect(problems({ ...BASE, ...S3, S3_ENDPOINT: 'ftp://store' })).toContain('S3_ENDPOINT:');
  });
});
