import { describe, expect, it } from '@jest/globals';
import { type GrantedPermission, SUPPORTER_PERMISSIONS } from '@garage/contracts/permissions';
import { RoleEntity } from '@garage/shared/auth/role.entity';
import { UserEntity } from '@garage/shared/auth/user.entity';
import {
  requireMayDelete,
  requireMayEdit,
  requireMayGrant,
  requireOthersAddress,
  requireOthersPassword,
  requireRoleChangeable,
  requireStillAllowed,
} from './users.rules.js';

function role(id: number, ...permissions: GrantedPermission[]): RoleEntity {
  return Object.assign(new RoleEntity(), { id, permissions });
}

const admin = role(1, '*');
const supporter = role(2, ...SUPPORTER_PERMISSIONS);
const personnel = role(3, 'users:read', 'users:write');

function user(id: number, userRole: RoleEntity, overrides: Partial<UserEntity> = {}): UserEntity {
  return Object.assign(new UserEntity(), {
    id,
    username: `user${id}`,
    role: userRole,
    roleId: userRole.id,
    sessionVersion: 1,
    ...overrides,
  });
}

const mainAdmin = user(92, admin, { username: 'chefin' });

describe('deleting an account', () => {
  it('is refused for the main admin, by name, even to himself', () => {
    const refusal = {
      status: 403,
      code: 'main-admin-protected',
      message: 'Der Hauptadmin chefin kann nicht gelöscht werden.',
    };
    expect(() => requireMayDelete(user(93, admin), mainAdmin)).toThrow(expect.objectContaining(refusal));
    expect(() => requireMayDelete(mainAdmin, mainAdmin)).toThrow(expect.objectContaining(refusal));
  });

  it('is refused for oneself', () => {
    const self = user(93, admin);
    expect(() => requireMayDelete(self, self)).toThrow(
      expect.objectContaining({
        status: 403,
        code: 'own-user-protected',
        message: 'Sie können Ihren eigenen Benutzer nicht löschen.',
      }),
    );
  });

  it('of a full administrator needs full access', () => {
    expect(() => requireMayDelete(user(94, personnel), user(93, admin))).toThrow(
      expect.objectContaining({ status: 403, code: 'forbidden' }),
    );
    expect(() => requireMayDelete(mainAdmin, user(93, admin))).not.toThrow();
    expect(() => requireMayDelete(user(94, personnel), user(95, personnel))).not.toThrow();
  });
});

describe('editing an account', () => {
  it('never changes the role of the main admin, but accepts the one he has', () => {
    expect(() => requireRoleChangeable(user(93, admin), mainAdmin, 2)).toThrow(
      expect.objectContaining({
        status: 403,
        code: 'main-admin-protected',
        message: 'Die Berechtigungen des Hauptadmins können nicht geändert werden.',
      }),
    );
    expect(() => requireRoleChangeable(mainAdmin, mainAdmin, 1)).not.toThrow();
    expect(() => requireRoleChangeable(mainAdmin, user(93, admin), 2)).not.toThrow();
  });

  it('never changes one’s own role, but accepts the one that one has', () => {
    const self = user(93, admin);
    expect(() => requireRoleChangeable(self, self, 2)).toThrow(
      expect.objectContaining({ status: 403, code: 'own-user-protected' }),
    );
    expect(() => requireRoleChangeable(self, self, 1)).not.toThrow();
  });

  it('sets no password of one’s own', () => {
    expect(() => requireOthersPassword(user(93, admin), 93)).toThrow(
      expect.objectContaining({ status: 403, code: 'own-user-protected' }),
    );
    expect(() => requireOthersPassword(user(93, admin), 94)).not.toThrow();
  });

  it('changes no address of one’s own, but accepts the one that one has', () => {
    const self = user(93, admin, { email: 'eva@example.ch' });
    expect(() => requireOthersAddress(self, self, 'neu@example.ch')).toThrow(
      expect.objectContaining({ status: 403, code: 'own-user-protected' }),
    );
    expect(() => requireOthersAddress(self, self, 'eva@example.ch')).not.toThrow();
    expect(() => requireOthersAddress(self, user(94, admin), 'neu@example.ch')).not.toThrow();
  });

  it('that may do more than one’s own is refused', () => {
    expect(() => requireMayEdit(user(94, personnel), mainAdmin)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    expect(() => requireMayEdit(user(94, personnel), user(95, supporter))).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    expect(() => requireMayEdit(user(94, personnel), user(95, personnel))).not.toThrow();
  });

  it('grants nothing that one may not do oneself', () => {
    expect(() => requireMayGrant(user(94, personnel), admin.permissions)).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    expect(() => requireMayGrant(user(94, personnel), ['content:read'])).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
    expect(() => requireMayGrant(user(94, personnel), personnel.permissions)).not.toThrow();
    expect(() => requireMayGrant(mainAdmin, admin.permissions)).not.toThrow();
  });
});

describe('somebody who was allowed when the request arrived', () => {
  const actor = user(93, personnel);

  it('may go on as he is now', () => {
    const present = user(93, admin);
    expect(requireStillAllowed(actor, present)).toBe(present);
  });

  it('may not go on when deleted or given another password meanwhile', () => {
    const expired = expect.objectContaining({ status: 401, code: 'session-expired' });
    expect(() => requireStillAllowed(actor, undefined)).toThrow(expired);
    expect(() => requireStillAllowed(actor, user(93, personnel, { sessionVersion: 2 }))).toThrow(expired);
  });

  it('may not go on when demoted meanwhile', () => {
    expect(() => requireStillAllowed(actor, user(93, supporter))).toThrow(
      expect.objectContaining({ status: 403, code: 'forbidden' }),
    );
  });
});
