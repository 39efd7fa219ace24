import { type CurrentUser, MAIN_ADMIN_ID, ROLE_ADMIN } from '@garage/contracts/auth';
import { openRequirement } from '@garage/shared/auth/requirement';
import type { UserEntity } from '@garage/shared/auth/user.entity';

/** What the panel learns about the person who is signed in. */
export function toCurrentUser(user: UserEntity): CurrentUser {
  return {
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    isAdmin: user.role.id === ROLE_ADMIN,
    isMainAdmin: user.id === MAIN_ADMIN_ID,
    role: { id: user.role.id, name: user.role.name },
    permissions: user.role.permissions,
    requirement: openRequirement(user),
  };
}
