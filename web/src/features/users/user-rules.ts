import type { CurrentUser } from '@garage/contracts/auth';
import { allows, allowsAll } from '@garage/contracts/permissions';
import type { User } from '@garage/contracts/users';

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
