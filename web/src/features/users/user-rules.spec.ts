import { describe, expect, it } from '@jest/globals';
import type { CurrentUser } from '@garage/contracts/auth';
import type { User } from '@garage/contracts/users';
import { ADMIN, SUPPORTER } from '../../testing/staff-users.ts';
import { deleteObstacle, editObstacle } from './user-rules.ts';

const user = (id: number, permissions: User['role']['permissions'], isMainAdmin = false) =>
  ({ id, isMainAdmin, role: { id: 9, name: 'Rolle', permissions } }) as User;
const clerk: CurrentUser = { ...SUPPORTER, id: 120, permissions: ['users:read', 'users:write'] };

describe('what stands in the way', () => {
  it('of deleting is the main admin, oneself, and the lack of rights', () => {
    expect(deleteObstacle(ADMIN, user(92, ['*'], true))).toBe('mainAdmin');
    expect(deleteObstacle({ ...ADMIN, id: 95 }, user(95, ['*']))).toBe('self');
    expect(deleteObstacle(ADMIN, user(95, ['*']))).toBeNull();
    expect(deleteObstacle(clerk, user(95, ['*']))).toBe('mayDoMore');
    expect(deleteObstacle(SUPPORTER, user(95, []))).toBe('readOnly');
  });

  it('of editing is less: the main admin may be edited, and so may oneself', () => {
    expect(editObstacle(ADMIN, user(92, ['*'], true))).toBeNull();
    expect(editObstacle(clerk, user(120, ['users:write']))).toBeNull();
    expect(editObstacle(clerk, user(92, ['*'], true))).toBe('mayDoMore');
    expect(editObstacle(clerk, user(95, ['content:read']))).toBe('mayDoMore');
  });
});
