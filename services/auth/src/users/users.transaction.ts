import { RoleEntity } from '@garage/shared/auth/role.entity';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { type EntityManager, In, QueryFailedError } from 'typeorm';
import type { AuditEntry } from '../audit/audit-entry.js';
import { recordAudit } from '../audit/record-audit.js';

export interface NewAccount {
  username: string;
  passwordHash: string;
  roleId: number;
  fullName: string | null;
  email: string | null;
}

/** Everything an account can change; without a hash the password stays. */
export interface AccountChange extends Omit<NewAccount, 'passwordHash'> {
  passwordHash?: string;
}

/** Another account already has this name, in whatever case. */
export class UsernameTakenError extends Error {}

/** Accounts as seen and written inside one transaction. */
export class UsersTransaction {
  constructor(private readonly manager: EntityManager) {}

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

  findRole(id: number): Promise<RoleEntity | null> {
    return this.manager.findOneBy(RoleEntity, { id });
  }

  async insert(account: NewAccount): Promise<UserEntity> {
    const [row] = await this.write<{ id: number }[]>(
      `INSERT INTO auth.users (username, password_hash, role_id, full_name, email)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [account.username, account.passwordHash, account.roleId, account.fullName, account.email],
    );
    return this.load(row?.id ?? 0);
  }

  /** Stores the change; a new password ends every session of the account. */
  async update(id: number, change: AccountChange): Promise<UserEntity> {
    await this.write(
      `UPDATE auth.users
       SET username = $2, role_id = $3, full_name = $4, email = $5,
           password_hash = coalesce($6::text, password_hash),
           session_version = session_version + CASE WHEN $6::text IS NULL THEN 0 ELSE 1 END,
           updated_at = now()
       WHERE id = $1`,
      [id, change.username, change.roleId, change.fullName, change.email, change.passwordHash ?? null],
    );
    return this.load(id);
  }

  async delete(id: number): Promise<void> {
    await this.manager.query(`DELETE FROM auth.users WHERE id = $1`, [id]);
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
      if (isUniqueViolation(error)) throw new UsernameTakenError();
      throw error;
    }
  }
}

/** `users_username_key` is the only unique constraint that a write here can hit. */
function isUniqueViolation(error: unknown): boolean {
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505';
}
