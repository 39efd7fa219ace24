import { describe, expect, it } from '@jest/globals';
import type { Answer } from './exchange.ts';
import { faultOf } from './verdict.ts';

const ERROR = {
  statusCode: 400,
  code: 'bad-request',
  message: 'Das ging nicht.',
  requestId: 'id-0123456789',
};

function answer(error: object, { status = 400, type = 'application/json; charset=utf-8' } = {}): Answer {
  return {
    status,
    headers: { 'content-type': type, 'x-request-id': ERROR.requestId },
    text: JSON.stringify(error),
  };
}

describe('an answer is in order', () => {
  it.each([
    ['whatever it says, when it is no error', { status: 200, headers: {}, text: '<html>' }],
    ['as an error in the one form', answer(ERROR)],
    ['with the fields that are wrong', answer({ ...ERROR, fields: { name: 'Name ist erforderlich' } })],
    [
      'with other times, as the contract has it',
      answer({ ...ERROR, statusCode: 409, code: 'conflict', alternatives: [] }, { status: 409 }),
    ],
  ])('%s', (_what, given) => {
    expect(faultOf(given, '/api/contact')).toBeNull();
  });
});

it('an error that people may meet is a page or a call’s', () => {
  const page = answer(ERROR, { type: 'text/html; charset=utf-8' });
  expect([faultOf(page, '/uploads/{file}'), faultOf(answer(ERROR), '/uploads/{file}')]).toEqual([null, null]);
  expect(faultOf(page, '/api/contact')).toContain('text/html');
});

describe('an answer is at fault', () => {
  it.each([
    ['when something broke', answer({ ...ERROR, statusCode: 500 }, { status: 500 }), 'answered 500'],
    ['as a page', answer(ERROR, { type: 'text/html' }), 'of type text/html'],
    ['with another status', answer({ ...ERROR, statusCode: 401 }), 'statusCode 401'],
    ['with a code of its own', answer({ ...ERROR, code: 'E_FAIL' }), 'code E_FAIL'],
    ['without a message', answer({ ...ERROR, message: ' ' }), 'no message'],
    ['with another request id', answer({ ...ERROR, requestId: 'x' }), 'another request id'],
    ['with fields that are no texts', answer({ ...ERROR, fields: { name: ['x'] } }), 'the fields'],
    ['with more than the form', answer({ ...ERROR, error: 'Bad Request' }), 'has error beside'],
    [
      'with other times where no contract has them',
      answer({ ...ERROR, alternatives: [] }),
      'has alternatives',
    ],
    ['with a stack', answer({ ...ERROR, message: 'x\n  at f (a.js:1:2)' }), 'insides'],
    ['with a statement', answer({ ...ERROR, message: 'SELECT id FROM users' }), 'insides'],
    ['without JSON', { ...answer(ERROR), text: 'Bad Request' }, 'statusCode undefined'],
  ])('%s', (_what, given, fault) => {
    expect(faultOf(given, '/api/contact')).toContain(fault);
  });
});
