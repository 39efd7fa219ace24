import { describe, expect, it } from '@jest/globals';
import type { CurrentUser } from '@garage/contracts/auth';
import type { Role, User } from '@garage/contracts/users';
import { ADMIN, SUPPORTER } from '../../testing/staff-users.ts';
import { canRequireSecondFactor, deleteObstacle, editObstacle } from './user-rules.ts';

const user = (id: number, permissions: User['role']['permissions'], isMainAdmin = false) =>
  ({ id, isMainAdmin, role: { id: 9, name: 'Rolle', permissions, requiresSecondFactor: false } }) as User;
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

const role = (id: number, ...permissions: Role['permissions']) => ({ id, permissions }) as Role;

describe('asking a role for a second factor', () => {
  const admin: CurrentUser = { ...ADMIN, id: 95, isMainAdmin: false };

  it('is the main admin’s decision for full access, his own role included', () => {
    expect(canRequireSecondFactor(ADMIN, role(ADMIN.role.id, '*'))).toBe(true);
    expect(canRequireSecondFactor(admin, role(ADMIN.role.id, '*'))).toBe(false);
  });

  it('is for others open to whoever manages accounts, may as much, and does not have the role', () => {
    expect(canRequireSecondFactor(admin, role(7, 'content:write'))).toBe(true);
    expect(canRequireSecondFactor(clerk, role(7, 'users:read'))).toBe(true);
    expect(canRequireSecondFactor(clerk, role(7, 'content:write'))).toBe(false);
    expect(canRequireSecondFactor(clerk, role(clerk.role.id, 'users:read'))).toBe(false);
    expect(canRequireSecondFactor(SUPPORTER, role(7))).toBe(false);
  });
});
