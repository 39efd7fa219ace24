import { MAIN_ADMIN_ID, ROLE_ADMIN } from '@garage/contracts/auth';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { userSubject } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { Caller } from '@garage/shared/audit/caller';
import { deleteEnded } from '../database/delete-ended.js';
import { removeSecondFactors } from '../second-factor/remove-second-factors.js';

/**
 * Where the session count of a new account starts. The main admin's id is the one that can be given
 * again, and sessions of a deleted predecessor must not fit the new account.
 */
const SESSION_VERSION = '(random() * 1e9)::integer';

@Injectable()
export class MainAdminRepository {
  constructor(private readonly dataSource: DataSource) {}

  async exists(): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(`SELECT 1 FROM auth.users WHERE id = $1`, [
      MAIN_ADMIN_ID,
    ]);
    return rows.length > 0;
  }

  /** False when the account or its name is taken, for example by another replica that was faster. */
  async createUnlessPresent(
    username: string,
    passwordHash: string,
    mustChangePassword: boolean,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const rows = await manager.query<unknown[]>(
        `INSERT INTO auth.users (id, username, password_hash, must_change_password, role_id, session_version)
         VALUES ($1, $2, $3, $4, $5, ${SESSION_VERSION})
         ON CONFLICT DO NOTHING RETURNING id`,
        [MAIN_ADMIN_ID, username, passwordHash, mustChangePassword, ROLE_ADMIN],
      );
      if (rows.length === 0) return false;
      await recordAudit(manager, {
        action: 'main-admin-created',
        outcome: 'success',
        subject: userSubject(MAIN_ADMIN_ID),
      });
      return true;
    });
  }

  async isUsableCode(codeHash: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `SELECT 1 FROM auth.reset_codes WHERE code_hash = $1 AND used_at IS NULL AND expires_at > now()`,
      [codeHash],
    );
    return rows.length > 0;
  }

  /** A month is kept, so that an operator can see what became of a code. */
  async deleteEndedCodes(stopping?: AbortSignal): Promise<void> {
    const ended = {
      table: 'auth.reset_codes',
      where: `expires_at < now() - interval '30 days'`,
      age: 'expires_at',
    };
    await deleteEnded(this.dataSource, ended, [], stopping);
  }

  async recordRefusedCode(caller: Caller): Promise<void> {
    await recordAudit(this.dataSource, { action: 'reset-code-used', outcome: 'failure', caller });
  }

  /**
   * Uses the code up, gives the main admin the password and ends the sessions of everybody.
   * Answers with the name to sign in with, or null when the code is no longer good.
   */
  async resetWithCode(
    codeHash: string,
    username: string,
    passwordHash: string,
    caller: Caller,
  ): Promise<string | null> {
    return this.dataSource.transaction(async (manager) => {
      // Every account is written: without this, somebody who holds two of them in the other order deadlocks with us.
      await manager.query(`LOCK TABLE auth.users IN EXCLUSIVE MODE`);
      if (!(await consumeCode(manager, codeHash))) return null;
      await manager.query(`UPDATE auth.users SET session_version = session_version + 1`);
      await manager.query(`DELETE FROM auth.user_sessions`);
      // Whoever holds the code may have lost the telephone together with the password.
      await removeSecondFactors(manager, MAIN_ADMIN_ID);
      await manager.query(`DELETE FROM auth.password_links WHERE user_id = $1`, [MAIN_ADMIN_ID]);
      const name = await usableName(manager, username);
      await manager.query(
        `INSERT INTO auth.users (id, username, password_hash, role_id, session_version)
         VALUES ($1, $2, $3, $4, ${SESSION_VERSION})
         ON CONFLICT (id) DO UPDATE SET username = excluded.username, role_id = excluded.role_id,
           password_hash = excluded.password_hash, must_change_password = false, updated_at = now()`,
        [MAIN_ADMIN_ID, name, passwordHash, ROLE_ADMIN],
      );
      await recordAudit(manager, {
        action: 'reset-code-used',
        outcome: 'success',
        subject: userSubject(MAIN_ADMIN_ID),
        caller,
      });
      return name;
    });
  }
}

async function consumeCode(manager: EntityManager, codeHash: string): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `UPDATE auth.reset_codes SET used_at = now()
     WHERE code_hash = $1 AND used_at IS NULL AND expires_at > now() RETURNING id`,
    [codeHash],
  );
  return rows.length > 0;
}

/** The configured name, unless another account bears it: nobody else is renamed by a reset. */
async function usableName(manager: EntityManager, wanted: string): Promise<string> {
  const [row] = await manager.query<{ name: string }[]>(
    `SELECT CASE
       WHEN NOT EXISTS (SELECT 1 FROM auth.users WHERE lower(username) = lower($2) AND id <> $1::integer) THEN $2::text
       ELSE coalesce((SELECT username FROM auth.users WHERE id = $1), left($2, 50) || '-' || $1::text)
     END AS name`,
    [MAIN_ADMIN_ID, wanted],
  );
  return row?.name ?? wanted;
}
