import { MAIN_ADMIN_ID, ROLE_ADMIN } from '@garage/contracts/auth';
import type { User } from '@garage/contracts/users';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { OpenInvitation } from './invitations.js';

/** An account as the panel may see it; of one without a password, the open invitation. */
export function toUser(user: UserEntity, invitation?: OpenInvitation): User {
  return {
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    email: user.email,
    isAdmin: user.role.id === ROLE_ADMIN,
    isMainAdmin: user.id === MAIN_ADMIN_ID,
    roleId: user.role.id,
    role: {
      id: user.role.id,
      name: user.role.name,
      permissions: user.role.permissions,
      requiresSecondFactor: user.role.requiresSecondFactor,
    },
    hasSecondFactor: user.hasSecondFactor,
    mustChangePassword: user.mustChangePassword,
    invitation: invitation ? { expiresAt: invitation.expiresAt?.toISOString() ?? null } : null,
    lastLogin: user.lastLogin?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
