import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import texts from './locales/de.json' with { type: 'json' };
import { requireStillAllowed } from './users.rules.js';
import type { UsersTransaction } from './users.transaction.js';

/** Holds whoever acts and the account that it concerns, both as they are now; 404 when that is gone. */
export async function lockActorAnd(
  users: UsersTransaction,
  actor: UserEntity,
  targetId: number,
): Promise<{ present: UserEntity; target: UserEntity }> {
  const locked = await users.lock([actor.id, targetId]);
  const present = requireStillAllowed(actor, locked.get(actor.id));
  const target = locked.get(targetId);
  if (!target) throw new AppError(404, 'not-found', texts.userNotFound);
  return { present, target };
}
