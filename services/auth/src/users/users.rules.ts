import { MAIN_ADMIN_ID } from '@garage/contracts/auth';
import { allows } from '@garage/contracts/permissions';
import type { RoleEntity } from '@garage/shared/auth/role.entity';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import texts from './locales/de.json' with { type: 'json' };

/** Who may do what to whose account. Each function throws the error that the caller sees. */

/** The account as it is now, unless it was deleted or its sessions were ended meanwhile. */
export function requireStillSignedIn(actor: UserEntity, present: UserEntity | undefined): UserEntity {
  if (present?.sessionVersion !== actor.sessionVersion) throw new AppError(401, 'session-expired');
  return present;
}

/** The acting user as he is now, or the reason why he may no longer act. */
export function requireStillAllowed(actor: UserEntity, found: UserEntity | undefined): UserEntity {
  const present = requireStillSignedIn(actor, found);
  if (!allows(present.role.permissions, 'users:write')) throw new AppError(403, 'forbidden');
  return present;
}

/** Otherwise `users:write` alone would be a way to full access. */
export function requireMayGrant(actor: UserEntity, role: RoleEntity): void {
  if (allows(role.permissions, '*') && !allows(actor.role.permissions, '*')) {
    throw new AppError(403, 'forbidden', texts.fullAccessReserved);
  }
}

export function requireMayEdit(actor: UserEntity, target: UserEntity): void {
  requireMayGrant(actor, target.role);
}

export function requireRoleChangeable(target: UserEntity, newRoleId: number): void {
  if (target.id === MAIN_ADMIN_ID && newRoleId !== target.role.id) {
    throw new AppError(403, 'main-admin-protected', texts.mainAdminRoleFixed);
  }
}

export function requireMayDelete(actor: UserEntity, target: UserEntity): void {
  if (target.id === MAIN_ADMIN_ID) {
    throw new AppError(
      403,
      'main-admin-protected',
      texts.mainAdminNotDeletable.replace('{name}', () => target.username),
    );
  }
  if (target.id === actor.id) throw new AppError(403, 'own-user-protected', texts.ownUserNotDeletable);
  requireMayEdit(actor, target);
}
