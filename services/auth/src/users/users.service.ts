import type { CreateUserResponse, User } from '@garage/contracts/users';
import type { RoleEntity } from '@garage/shared/auth/role.entity';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { PasswordLinkMails } from '../password-links/password-link-mails.js';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { makeFirstPassword } from './first-password.js';
import type { CreateUserDto } from './dto/create-user.dto.js';
import type { UpdateUserDto } from './dto/update-user.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import { lockActorAnd } from './lock-actor.js';
import { toUser } from './user.mapper.js';
import { UsersRepository } from './users.repository.js';
import {
  requireMayDelete,
  requireMayEdit,
  requireMayGrant,
  requireOthersAddress,
  requireOthersPassword,
  requireRoleChangeable,
  requireStillAllowed,
} from './users.rules.js';
import { type AccountChange, UsernameTakenError, type UsersTransaction } from './users.transaction.js';

/**
 * The staff accounts. Whoever acts is looked at again inside the transaction: somebody else may
 * just have removed or demoted him.
 */
@Injectable()
export class UsersService {
  constructor(
    private readonly users: UsersRepository,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly linkMails: PasswordLinkMails,
  ) {}

  async list(): Promise<User[]> {
    const [users, invitations] = await Promise.all([
      this.users.findAllOrderedById(),
      this.users.findOpenInvitations(),
    ]);
    return users.map((user) => toUser(user, invitations.get(user.id)));
  }

  async create(actor: UserEntity, input: CreateUserDto, caller: Caller): Promise<CreateUserResponse> {
    if (input.password) await this.policy.require(input.password, input);
    const firstPassword = input.password || input.email ? undefined : makeFirstPassword();
    const password = input.password || firstPassword;
    const passwordHash = password ? await this.hasher.hash(password) : null;
    if (passwordHash === null) await this.linkMails.ready();
    return this.write(async (users) => {
      const present = requireStillAllowed(actor, (await users.lock([actor.id])).get(actor.id));
      const role = await findRole(users, input.roleId);
      requireMayGrant(present, role.permissions);
      const created = await users.insert({
        username: input.username,
        passwordHash,
        mustChangePassword: passwordHash !== null,
        roleId: role.id,
        fullName: input.fullName || null,
        email: input.email || null,
      });
      if (passwordHash === null && created.email !== null) {
        await this.linkMails.send(users, created, created.email, 'invitation');
      }
      await users.audit({
        action: 'user-created',
        outcome: 'success',
        actorUserId: present.id,
        subject: userSubject(created.id),
        details: { username: created.username, roleId: role.id },
        caller,
      });
      const user = toUser(created, await users.invitationOf(created.id));
      return { user, ...(firstPassword && { firstPassword }) };
    });
  }

  async update(actor: UserEntity, id: number, input: UpdateUserDto, caller: Caller): Promise<User> {
    if (input.password) requireOthersPassword(actor, id);
    const passwordHash = input.password && (await this.hashFirst(input.password, id, input));
    return this.write(async (users) => {
      const { present, target } = await lockActorAnd(users, actor, id);
      requireMayEdit(present, target);
      const role = input.roleId === undefined ? target.role : await findRole(users, input.roleId);
      requireRoleChangeable(present, target, role.id);
      requireMayGrant(present, role.permissions);

      const change: AccountChange = {
        username: input.username || target.username,
        roleId: role.id,
        fullName: input.fullName === undefined ? target.fullName : input.fullName || null,
        email: input.email === undefined ? target.email : input.email || null,
        ...(passwordHash && { newPassword: { hash: passwordHash, mustChange: true } }),
      };
      requireOthersAddress(present, target, change.email);
      const updated = await users.update(id, change);
      await users.audit({
        action: 'user-changed',
        outcome: 'success',
        actorUserId: present.id,
        subject: userSubject(id),
        details: { changed: changedFields(target, change), roleId: role.id },
        caller,
      });
      return toUser(updated, await users.invitationOf(id));
    });
  }

  async delete(actor: UserEntity, id: number, caller: Caller): Promise<void> {
    await this.write(async (users) => {
      const { present, target } = await lockActorAnd(users, actor, id);
      requireMayDelete(present, target);
      await users.delete(id);
      await users.audit({
        action: 'user-deleted',
        outcome: 'success',
        actorUserId: present.id,
        subject: userSubject(id),
        details: { username: target.username },
        caller,
      });
    });
  }

  /** Outside the transaction: both checking and hashing take their time. */
  private async hashFirst(password: string, id: number, input: UpdateUserDto): Promise<string> {
    const owner = await this.users.findById(id);
    if (owner) {
      const { username, fullName, email } = owner;
      await this.policy.require(password, {
        username: input.username || username,
        fullName: input.fullName ?? fullName,
        email: input.email ?? email,
      });
    }
    return this.hasher.hash(password);
  }

  private async write<T>(work: (users: UsersTransaction) => Promise<T>): Promise<T> {
    try {
      return await this.users.transaction(work);
    } catch (error) {
      if (!(error instanceof UsernameTakenError)) throw error;
      throw new AppError(409, 'username-taken', texts.usernameTaken, {
        fields: { username: texts.usernameTaken },
      });
    }
  }
}

async function findRole(users: UsersTransaction, id: number): Promise<RoleEntity> {
  const role = await users.findRole(id);
  if (role) return role;
  throw new AppError(400, 'validation-failed', texts.roleUnknown, { fields: { roleId: texts.roleUnknown } });
}

function changedFields(before: UserEntity, change: AccountChange): string[] {
  const fields = (['username', 'roleId', 'fullName', 'email'] as const).filter(
    (field) => before[field] !== change[field],
  );
  return change.newPassword ? [...fields, 'password'] : fields;
}
