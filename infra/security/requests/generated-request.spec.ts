import { MAIN_ADMIN_ID } from '@garage/contracts/auth';
import * as fc from 'fast-check';
import { describe, expect, it } from '@jest/globals';
import { requestsTo } from './generated-request.ts';
import { Knowledge } from './knowledge.ts';
import type { Operation } from './operations.ts';
import type { Scene } from './scene.ts';

const OPERATION: Operation = {
  name: 'PUT /api/admin/users/{id}',
  method: 'PUT',
  path: '/api/admin/users/{id}',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
    { name: 'notify', in: 'query', schema: { type: 'boolean' } },
  ],
  body: {
    type: 'application/json',
    schema: {
      type: 'object',
      required: ['username'],
      properties: {
        username: { type: 'string', minLength: 1, maxLength: 60 },
        roleId: { type: 'integer', minimum: 1, maximum: 3 },
        language: { enum: ['de', 'fr'] },
      },
    },
  },
};
const SCENE: Scene = { bodies: {}, parameters: {} };
const SEED = 20_261_123;

function sample(knowledge = new Knowledge(), seed = SEED, count = 300) {
  return fc.sample(requestsTo(OPERATION, SCENE, knowledge), { seed, numRuns: count });
}

function isRight(body: string | null): boolean {
  try {
    const { username } = JSON.parse(body ?? '') as { username?: unknown };
    return typeof username === 'string' && username.length <= 60;
  } catch {
    return false;
  }
}

describe('generated requests', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(sample()).toEqual(sample());
    expect(sample()).not.toEqual(sample(new Knowledge(), SEED + 1));
  });

  it('have an address that a client can send', () => {
    for (const { target } of sample()) expect(target).toMatch(/^\/api\/admin\/users\/[\x21-\x7e]*$/);
  });

  it('are mostly nearly right, so that they get past the first check', () => {
    const right = sample().filter(({ body }) => isRight(body)).length;
    expect(right).toBeGreaterThan(60);
    expect(right).toBeLessThan(250);
  });

  it('name records that exist, but never the account that makes the others', () => {
    const knowledge = new Knowledge();
    knowledge.learnFrom('/api/admin/users', { users: [{ id: MAIN_ADMIN_ID }, { id: 4711 }] });
    const targets = sample(knowledge).map(({ target }) => target.split('?', 1)[0]);
    expect(targets).toContain('/api/admin/users/4711');
    expect(targets).not.toContain(`/api/admin/users/${MAIN_ADMIN_ID}`);
  });
});
