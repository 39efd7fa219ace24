import { RoleEntity } from '@garage/shared/auth/role.entity';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { isUniqueViolation } from '@garage/shared/errors/postgres-errors';
import { type EntityManager, In } from 'typeorm';
import type { AuditEntry } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { PasswordLinksTransaction } from '../password-links/password-links.transaction.js';
import { RolesTransaction } from '../roles/roles.transaction.js';
import { removeSecondFactors } from '../second-factor/remove-second-factors.js';
import { type OpenInvitation, openInvitations } from './invitations.js';

export interface NewAccount {
  username: string;
  /** Null: the account's owner is invited to choose a password. */
  passwordHash: string | null;
  /** Whoever makes the account knows the password, so it has to be changed at the first sign-in. */
  mustChangePassword: boolean;
  roleId: number;
  fullName: string | null;
  email: string | null;
}

/** Everything an account can change; without a new password the old one stays. */
export interface AccountChange extends Omit<NewAccount, 'passwordHash' | 'mustChangePassword'> {
  newPassword?: { hash: string; mustChange: boolean };
}

/** What an account holds now; a change starts from it. */
export function accountOf({ username, roleId, fullName, email }: UserEntity): AccountChange {
  return { username, roleId, fullName, email };
}

/** Another account already has this name, in whatever case. */
export class UsernameTakenError extends Error {}

/** Accounts as seen and written inside one transaction. */
export class UsersTransaction {
  /** @param manager of the transaction, for what has to happen in it outside the accounts */
  constructor(readonly manager: EntityManager) {}

  /**
   * Holds the accounts until the transaction ends and answers with their present state. Locks go
   * in the order of ids, so that two people editing each other wait instead of deadlocking.
   */
  async lock(ids: number[]): Promise<Map<number, UserEntity>> {
    await this.manager.query(`SELECT id FROM auth.users WHERE id = ANY ($1) ORDER BY id FOR UPDATE`, [ids]);
    // A statement of its own: joined to the locking one, it could still see the role of before.
    const users = await this.manager.find(UserEntity, {
      where: { id: In(ids) },
      relations: { role: true },
    });
    return new Map(users.map((user) => [user.id, user]));
  }

  /** Holds the role as well, so that nobody deletes it before an account has it. */
  async findRole(id: number): Promise<RoleEntity | null> {
    await this.manager.query(`SELECT id FROM auth.user_roles WHERE id = $1 FOR KEY SHARE`, [id]);
    return this.manager.findOneBy(RoleEntity, { id });
  }

  async insert(account: NewAccount): Promise<UserEntity> {
    const [row] = await this.write<{ id: number }[]>(
      `INSERT INTO auth.users (username, password_hash, must_change_password, role_id, full_name, email)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [
        account.username,
        account.passwordHash,
        account.mustChangePassword,
        account.roleId,
        account.fullName,
        account.email,
      ],
    );
    return this.load(row?.id ?? 0);
  }

  /**
   * Stores the change. A new password ends every session of the account but the one that may be kept, and with it or
   * with another address the links end that were sent before.
   */
  async update(id: number, change: AccountChange, keepSessionId?: string): Promise<UserEntity> {
    const { newPassword } = change;
    if (newPassword) await this.endSessions(id, keepSessionId);
    if (newPassword || change.email !== (await this.load(id)).email) await this.links().endAll(id);
    await this.write(
      `UPDATE auth.users
       SET username = $2, role_id = $3, full_name = $4, email = $5,
           password_hash = coalesce($6::text, password_hash),
           must_change_password = coalesce($7::boolean, must_change_password), updated_at = now()
       WHERE id = $1`,
      [
        id,
        change.username,
        change.roleId,
        change.fullName,
        change.email,
        newPassword?.hash ?? null,
        newPassword?.mustChange ?? null,
      ],
    );
    return this.load(id);
  }

  /** From now on sessions need the version that this answers, in every service. */
  async endSessions(id: number, keepSessionId?: string): Promise<number> {
    await this.manager.query(
      `DELETE FROM auth.user_sessions WHERE user_id = $1 AND session_id IS DISTINCT FROM $2`,
      [id, keepSessionId ?? null],
    );
    const [rows] = await this.manager.query<[{ session_version: number }[], number]>(
      `UPDATE auth.users SET session_version = session_version + 1 WHERE id = $1 RETURNING session_version`,
      [id],
    );
    return rows[0]?.session_version ?? 0;
  }

  async delete(id: number): Promise<void> {
    await this.manager.query(`DELETE FROM auth.users WHERE id = $1`, [id]);
  }

  /** Records it only when there was anything to remove. */
  async removeSecondFactors(userId: number, entry: AuditEntry): Promise<void> {
    if (await removeSecondFactors(this.manager, userId)) await this.audit(entry);
  }

  /** Of an account that has no password yet. */
  async invitationOf(id: number): Promise<OpenInvitation | undefined> {
    return (await openInvitations(this.manager, [id])).get(id);
  }

  links(): PasswordLinksTransaction {
    return new PasswordLinksTransaction(this.manager);
  }

  /** The roles in the same transaction. */
  roles(): RolesTransaction {
    return new RolesTransaction(this.manager);
  }

  audit(entry: AuditEntry): Promise<void> {
    return recordAudit(this.manager, entry);
  }

  private load(id: number): Promise<UserEntity> {
    return this.manager.findOneOrFail(UserEntity, { where: { id }, relations: { role: true } });
  }

  private async write<T>(sql: string, parameters: unknown[]): Promise<T> {
    try {
      return await this.manager.query(sql, parameters);
    } catch (error) {
      // `users_username_key` is the only unique constraint that a write here can hit.
      if (isUniqueViolation(error)) throw new UsernameTakenError();
      throw error;
    }
  }
}
