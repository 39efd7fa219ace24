import type { CurrentUser } from '@garage/contracts/auth';
import { allows, allowsAll } from '@garage/contracts/permissions';
import type { Role, User } from '@garage/contracts/users';

/** Why an account cannot be edited or deleted by this person; null when it can. The server decides the same. */
export type Obstacle = 'readOnly' | 'mayDoMore' | 'mainAdmin' | 'self' | null;

export function editObstacle(actor: CurrentUser, user: User): Obstacle {
  if (!allows(actor.permissions, 'users:write')) return 'readOnly';
  if (!allowsAll(actor.permissions, user.role.permissions)) return 'mayDoMore';
  return null;
}

export function deleteObstacle(actor: CurrentUser, user: User): Obstacle {
  if (user.isMainAdmin) return 'mainAdmin';
  if (user.id === actor.id) return 'self';
  return editObstacle(actor, user);
}

/** For full access the main admin decides; otherwise nobody about the own role or one that may do more. */
export function canRequireSecondFactor(actor: CurrentUser, role: Role): boolean {
  if (!allows(actor.permissions, 'users:write')) return false;
  if (actor.isMainAdmin) return true;
  if (role.permissions.includes('*') || role.id === actor.role.id) return false;
  return allowsAll(actor.permissions, role.permissions);
}
