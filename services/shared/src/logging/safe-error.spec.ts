import { describe, expect, it } from '@jest/globals';
import { EntityNotFoundError, QueryFailedError } from 'typeorm';
import { safeError } from './safe-error.js';

describe('what is logged of an error', () => {
  it('is its message, its places and its cause', () => {
    const logged = safeError(new Error('could not send', { cause: new TypeError('no address') }));
    expect(logged).toMatchObject({ name: 'Error', message: 'could not send', cause: { name: 'TypeError' } });
    expect(logged.stack).toMatch(/^\s+at /);
    expect(logged.stack).not.toContain('could not send');
  });

  it('leaves out what Postgres and TypeORM repeat of the data', () => {
    const driverError = Object.assign(new Error('invalid input syntax for type integer: "secret"'), {
      severity: 'ERROR',
      code: '22P02',
      detail: 'Failing row contains (secret)',
      table: 'messages',
      constraint: 'messages_pkey',
    });
    const logged = safeError(new QueryFailedError('SELECT secret', ['secret'], driverError));
    expect(logged).toMatchObject({
      name: 'QueryFailedError',
      message: 'Postgres answered 22P02',
      code: '22P02',
      table: 'messages',
      constraint: 'messages_pkey',
    });
    expect(JSON.stringify(logged)).not.toContain('secret');
  });

  it('says which rule of the database was broken, not by which value', () => {
    const error = Object.assign(
      new Error('duplicate key value violates unique constraint "users_username_key"'),
      {
        severity: 'ERROR',
        code: '23505',
        detail: 'Key (username)=(vreni) already exists.',
      },
    );
    expect(safeError(error)).toMatchObject({ message: error.message, code: '23505' });
    expect(JSON.stringify(safeError(error))).not.toContain('vreni');
  });

  it.each([
    ['a parser', () => JSON.parse('Vreni Muster')],
    ['a mail server', () => Promise.reject(new Error('550 5.1.1 <vreni@muster.example>: unknown'))],
    ['a repository', () => Promise.reject(new EntityNotFoundError('User', { where: { username: 'vreni' } }))],
  ])('does not repeat what %s repeats of the data', async (_whose, fail) => {
    const error: unknown = await Promise.resolve()
      .then(fail)
      .catch((thrown: unknown) => thrown);
    expect((error as Error).message).toMatch(/vreni/i);
    expect(JSON.stringify(safeError(error))).not.toMatch(/vreni|muster/i);
    expect(safeError(error).stack).toMatch(/^\s+at /);
  });

  it('does not repeat a thrown value that is no error', () => {
    expect(safeError('a secret text')).toEqual({ name: 'NotAnError', message: 'string' });
  });

  it('ends when causes go in a circle', () => {
    const error = new Error('again');
    error.cause = error;
    expect(JSON.stringify(safeError(error)).length).toBeLessThan(20_000);
  });
});
