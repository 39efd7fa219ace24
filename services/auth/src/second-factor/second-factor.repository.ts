import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { AuditEntry } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changeFactors } from './change-factors.js';
import { changesOne } from './changes-one.js';
import { type Factors, factorsOf } from './factors.js';
import type { RecoveryCodeHashes } from './recovery-codes.js';
import { SecondFactorTransaction } from './second-factor.transaction.js';

/** An authenticator app, set up or only begun. */
export interface StoredAuthenticator {
  encryptedSecret: string;
  isConfirmed: boolean;
}

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly dataSource: DataSource) {}

  factors(userId: number): Promise<Factors> {
    return factorsOf(this.dataSource, userId);
  }

  async findAuthenticator(userId: number): Promise<StoredAuthenticator | undefined> {
    const [row] = await this.dataSource.query<StoredAuthenticator[]>(
      `SELECT encrypted_secret AS "encryptedSecret", confirmed_at IS NOT NULL AS "isConfirmed"
       FROM auth.second_factors WHERE user_id = $1`,
      [userId],
    );
    return row;
  }

  /** Starts setting up, anew if need be; false when a confirmed app is in the way. */
  async beginAuthenticator(userId: number, encryptedSecret: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `INSERT INTO auth.second_factors (user_id, encrypted_secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET encrypted_secret = excluded.encrypted_secret, created_at = now()
         WHERE second_factors.confirmed_at IS NULL
       RETURNING user_id`,
      [userId, encryptedSecret],
    );
    return rows.length > 0;
  }

  /** Uses the step up; false when it or a later one has been used, so that a code that was watched is worthless. */
  useStep(userId: number, step: number): Promise<boolean> {
    return changesOne(
      this.dataSource.manager,
      `UPDATE auth.second_factors SET last_step = $2
       WHERE user_id = $1 AND confirmed_at IS NOT NULL AND last_step < $2 RETURNING user_id`,
      [userId, step],
    );
  }

  useRecoveryCode(userId: number, hashes: RecoveryCodeHashes, entry: AuditEntry): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const used = await changesOne(
        manager,
        `UPDATE auth.recovery_codes SET used_at = now()
         WHERE user_id = $1 AND used_at IS NULL AND code_hash = CASE WHEN is_keyed THEN $2 ELSE $3 END
         RETURNING user_id`,
        [userId, hashes.keyed, hashes.plain],
      );
      if (used) await recordAudit(manager, entry);
      return used;
    });
  }

  findPlainRecoveryCodes(): Promise<{ userId: number; hash: string }[]> {
    return this.dataSource.query(
      `SELECT user_id AS "userId", code_hash AS hash FROM auth.recovery_codes WHERE NOT is_keyed`,
    );
  }

  async keyRecoveryCode(userId: number, hashes: RecoveryCodeHashes): Promise<void> {
    await this.dataSource.query(
      `UPDATE auth.recovery_codes SET code_hash = $2, is_keyed = true
       WHERE user_id = $1 AND code_hash = $3 AND NOT is_keyed`,
      [userId, hashes.keyed, hashes.plain],
    );
  }

  /** Changes the person's own factors; refused when the session has ended meanwhile. */
  transaction<T>(actor: UserEntity, work: (own: SecondFactorTransaction) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      const own = await SecondFactorTransaction.begin(manager, actor);
      return changeFactors(manager, actor.id, () => work(own));
    });
  }

  /** Programs of the release before, which ran beside this one, changed factors without noting it at the account. */
  async correctOwners(): Promise<void> {
    await this.dataSource.query(
      `UPDATE auth.users SET has_second_factor = NOT has_second_factor
       WHERE has_second_factor IS DISTINCT FROM (
         EXISTS (SELECT 1 FROM auth.second_factors WHERE user_id = users.id AND confirmed_at IS NOT NULL)
         OR EXISTS (SELECT 1 FROM auth.passkeys WHERE user_id = users.id)
       )`,
    );
  }

  async audit(entry: AuditEntry): Promise<void> {
    await recordAudit(this.dataSource, entry);
  }
}
