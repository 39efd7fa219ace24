import { describe, expect, it } from '@jest/globals';
import { BadRequestException, ForbiddenException, HttpException, NotFoundException } from '@nestjs/common';
import { ERROR_CODES } from '@garage/contracts/common';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { AppError } from './app-error.js';
import { describeError } from './describe-error.js';

const told = (error: unknown) => {
  const { status, code } = describeError(error);
  return [status, code];
};
const withCode = (code: string, extra: object = {}) => Object.assign(new Error('secret'), { code, ...extra });
const postgres = (code: string) => withCode(code, { severity: 'ERROR' });

describe('an error', () => {
  it('of ours is told as it is', () => {
    const error = new AppError(409, 'username-taken', 'Schon vergeben', { fields: { username: 'x' } });
    expect(describeError(error)).toBe(error);
  });

  it('of Nest keeps its status and loses its text', () => {
    expect(told(new NotFoundException('secret'))).toEqual([404, 'not-found']);
    expect(told(new ForbiddenException())).toEqual([403, 'forbidden']);
    expect(told(new BadRequestException())).toEqual([400, 'bad-request']);
    expect(told(new HttpException('secret', 418))).toEqual([418, 'bad-request']);
    expect(told(new HttpException('secret', 502))).toEqual([500, 'internal-error']);
    expect(describeError(new NotFoundException('secret')).message).not.toContain('secret');
  });

  it('of a lost or missing dependency says: try again', () => {
    for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT']) {
      expect(told(withCode(code))).toEqual([503, 'dependency-unavailable']);
    }
    for (const code of ['57P01', '57P03', '08006', '53300', '53100', '57014', '40P01', '42P01']) {
      expect(told(postgres(code))).toEqual([503, 'dependency-unavailable']);
    }
    for (const message of ['Connection terminated unexpectedly', 'Query read timeout']) {
      expect(told(new Error(message))).toEqual([503, 'dependency-unavailable']);
    }
    for (const error of [
      new QueryRunnerAlreadyReleasedError(),
      new QueryRunnerProviderAlreadyReleasedError(),
    ]) {
      expect(told(error)).toEqual([503, 'dependency-unavailable']);
    }
    expect(told(new AggregateError([withCode('ECONNREFUSED')]))).toEqual([503, 'dependency-unavailable']);
    expect(describeError(withCode('ECONNREFUSED')).retryAfterSeconds).toBeGreaterThan(0);
  });

  it('of a value that Postgres cannot take is the fault of the sender', () => {
    for (const code of ['22P02', '22003', '22021'])
      expect(told(postgres(code))).toEqual([400, 'bad-request']);
  });

  it('of a broken rule of the database is ours, like everything unknown', () => {
    for (const error of [postgres('23505'), new Error('x'), withCode('22P02'), 'text', undefined, null]) {
      expect(told(error)).toEqual([500, 'internal-error']);
    }
  });
});

it('every code has a German text', () => {
  for (const code of ERROR_CODES) {
    expect(new AppError(400, code).message).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(new AppError(400, code).message).not.toContain('ß');
  }
});
