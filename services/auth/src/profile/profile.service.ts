import type { User } from '@garage/contracts/users';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { OwnPassword } from '../passwords/own-password.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { toUser } from '../users/user.mapper.js';
import { UsersRepository } from '../users/users.repository.js';
import { requireStillSignedIn } from '../users/users.rules.js';
import { type AccountChange, accountOf, type UsersTransaction } from '../users/users.transaction.js';
import type { ChangePasswordDto } from './dto/change-password.dto.js';
import type { UpdateProfileDto } from './dto/update-profile.dto.js';
import texts from './locales/de.json' with { type: 'json' };

/** What everybody on the staff may do with his or her own account. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly ownPassword: OwnPassword,
  ) {}

  read(actor: UserEntity): User {
    return toUser(actor);
  }

  async update(actor: UserEntity, input: UpdateProfileDto, caller: Caller): Promise<User> {
    // Whoever reads the mails of the address can choose a new password: an unlocked screen must not be enough for that.
    if (input.email !== undefined && (input.email || null) !== actor.email) {
      await this.ownPassword.require(actor.id, input.currentPassword ?? '', 'currentPassword');
    }
    return this.users.transaction(async (users) => {
      const present = await lockSelf(users, actor);
      const before = accountOf(present);
      const change: AccountChange = {
        ...before,
        ...(input.fullName !== undefined && { fullName: input.fullName || null }),
        ...(input.email !== undefined && { email: input.email || null }),
      };
      const updated = await users.update(actor.id, change);
      const changed = (['fullName', 'email'] as const).filter((field) => before[field] !== change[field]);
      await users.audit({
        action: 'profile-changed',
        outcome: 'success',
        actorUserId: actor.id,
        subject: userSubject(actor.id),
        details: { changed },
        caller,
      });
      return toUser(updated);
    });
  }

  /** Answers the version that the session in which it was done must carry now; all others have ended. */
  async changePassword(actor: UserEntity, input: ChangePasswordDto, caller: Caller): Promise<number> {
    await this.ownPassword.require(actor.id, input.currentPassword, 'currentPassword');
    if (input.newPassword === input.currentPassword) {
      throw refusedFields({ newPassword: texts.samePassword });
    }
    await this.policy.require(input.newPassword, actor, 'newPassword');
    const passwordHash = await this.hasher.hash(input.newPassword);
    return this.users.transaction(async (users) => {
      const present = await lockSelf(users, actor);
      const change = { ...accountOf(present), newPassword: { hash: passwordHash, mustChange: false } };
      const updated = await users.update(actor.id, change, caller.sessionId);
      await users.audit({
        action: 'password-changed',
        outcome: 'success',
        actorUserId: actor.id,
        subject: userSubject(actor.id),
        caller,
      });
      return updated.sessionVersion;
    });
  }
}

async function lockSelf(users: UsersTransaction, actor: UserEntity): Promise<UserEntity> {
  return requireStillSignedIn(actor, (await users.lock([actor.id])).get(actor.id));
}
