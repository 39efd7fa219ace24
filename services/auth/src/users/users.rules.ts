import { MAIN_ADMIN_ID } from '@garage/contracts/auth';
import { allows, allowsAll, type GrantedPermission } from '@garage/contracts/permissions';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import texts from './locales/de.json' with { type: 'json' };

/*
 * Who may do what to whose account. `users:write` is no way to more rights than one has: nobody gives away a
 * permission that he does not hold, nobody changes his own role, and nobody changes an account that may do
 * more than his own, because whoever sets its password could sign in with it. Each function throws the error
 * that the caller sees.
 */

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

export function requireMayGrant(actor: UserEntity, permissions: readonly GrantedPermission[]): void {
  if (!allowsAll(actor.role.permissions, permissions)) throw new AppError(403, 'forbidden', texts.notYours);
}

export function requireMayEdit(actor: UserEntity, target: UserEntity): void {
  if (!allowsAll(actor.role.permissions, target.role.permissions)) {
    throw new AppError(
      403,
      'forbidden',
      texts.mayDoMore.replace('{name}', () => target.username),
    );
  }
}

export function requireRoleChangeable(actor: UserEntity, target: UserEntity, newRoleId: number): void {
  if (newRoleId === target.role.id) return;
  if (target.id === MAIN_ADMIN_ID) {
    throw new AppError(403, 'main-admin-protected', texts.mainAdminRoleFixed);
  }
  if (target.id === actor.id) throw new AppError(403, 'own-user-protected', texts.ownRoleFixed);
}

/** One's own password is changed in the profile, which asks for the present one. */
export function requireOthersPassword(actor: UserEntity, targetId: number): void {
  if (targetId === actor.id) throw new AppError(403, 'own-user-protected', texts.ownPassword);
}

/** The address, too, for the same reason: links for setting a password go there. */
export function requireOthersAddress(
  actor: UserEntity,
  target: Pick<UserEntity, 'id' | 'email'>,
  email: string | null,
): void {
  if (target.id === actor.id && email !== target.email) {
    throw new AppError(403, 'own-user-protected', texts.ownAddress);
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
