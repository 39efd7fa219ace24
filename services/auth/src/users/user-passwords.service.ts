import type { FirstPasswordResponse, User } from '@garage/contracts/users';
import { userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable } from '@nestjs/common';
import { PasswordLinkMails } from '../password-links/password-link-mails.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { makeFirstPassword } from './first-password.js';
import texts from './locales/de.json' with { type: 'json' };
import { lockActorAnd } from './lock-actor.js';
import { toUser } from './user.mapper.js';
import { UsersRepository } from './users.repository.js';
import { requireMayEdit, requireOthersPassword } from './users.rules.js';
import { accountOf } from './users.transaction.js';

const LINKS_PER_USER = 5;
const WINDOW_SECONDS = 30 * 60;

/** How whoever manages accounts helps somebody to a password without ever choosing it. */
@Injectable()
export class UserPasswordsService {
  private readonly links: RateLimiter;

  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly linkMails: PasswordLinkMails,
    limits: RateLimits,
  ) {
    this.links = limits.create({
      name: 'password-link-user',
      points: LINKS_PER_USER,
      durationSeconds: WINDOW_SECONDS,
    });
  }

  /** Sends the account's owner a link; an invitation again to whoever has not chosen a password yet. */
  async sendLink(actor: UserEntity, id: number, caller: Caller): Promise<User> {
    requireOthersPassword(actor, id);
    await this.links.consume(String(id));
    await this.linkMails.ready();
    return this.users.transaction(async (users) => {
      const { present, target } = await lockActorAnd(users, actor, id);
      requireMayEdit(present, target);
      if (target.email === null) throw new AppError(409, 'conflict', texts.noEmail);
      const purpose = (await users.invitationOf(id)) ? 'invitation' : 'new-password';
      await this.linkMails.send(users, target, target.email, purpose);
      await users.audit({
        action: 'password-link-sent',
        outcome: 'success',
        actorUserId: present.id,
        subject: userSubject(id),
        caller,
      });
      return toUser(target, await users.invitationOf(id));
    });
  }

  /** Gives the account a password that is shown once and has to be changed at the next sign-in. */
  async makeFirst(actor: UserEntity, id: number, caller: Caller): Promise<FirstPasswordResponse> {
    requireOthersPassword(actor, id);
    const firstPassword = makeFirstPassword();
    const hash = await this.hasher.hash(firstPassword);
    return this.users.transaction(async (users) => {
      const { present, target } = await lockActorAnd(users, actor, id);
      requireMayEdit(present, target);
      const change = { ...accountOf(target), newPassword: { hash, mustChange: true } };
      const user = toUser(await users.update(id, change));
      await users.audit({
        action: 'first-password-made',
        outcome: 'success',
        actorUserId: present.id,
        subject: userSubject(id),
        caller,
      });
      return { user, firstPassword };
    });
  }
}
