import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditEntry } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { changeFactors } from './change-factors.js';
import type { RecoveryCodeHashes } from './recovery-codes.js';
import { changesOne, removeSecondFactor } from './remove-second-factor.js';

export interface StoredFactor {
  encryptedSecret: string;
  isConfirmed: boolean;
}

@Injectable()
export class SecondFactorRepository {
  constructor(private readonly dataSource: DataSource) {}

  async find(userId: number): Promise<StoredFactor | undefined> {
    const [row] = await this.dataSource.query<StoredFactor[]>(
      `SELECT encrypted_secret AS "encryptedSecret", confirmed_at IS NOT NULL AS "isConfirmed"
       FROM auth.second_factors WHERE user_id = $1`,
      [userId],
    );
    return row;
  }

  /** Starts setting up, anew if need be; false when a confirmed factor is in the way. */
  async begin(userId: number, encryptedSecret: string): Promise<boolean> {
    const rows = await this.dataSource.query<unknown[]>(
      `INSERT INTO auth.second_factors (user_id, encrypted_secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET encrypted_secret = excluded.encrypted_secret, created_at = now()
         WHERE second_factors.confirmed_at IS NULL
       RETURNING user_id`,
      [userId, encryptedSecret],
    );
    return rows.length > 0;
  }

  /** False when another request has confirmed it already, or it was set up anew meanwhile. */
  confirm(
    userId: number,
    factor: StoredFactor,
    step: number,
    codeHashes: string[],
    entry: AuditEntry,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const confirmed = await changeFactors(manager, userId, () =>
        changesOne(
          manager,
          `UPDATE auth.second_factors SET confirmed_at = now(), last_step = $3
           WHERE user_id = $1 AND encrypted_secret = $2 AND confirmed_at IS NULL RETURNING user_id`,
          [userId, factor.encryptedSecret, step],
        ),
      );
      if (!confirmed) return false;
      await manager.query(
        `INSERT INTO auth.recovery_codes (user_id, code_hash, is_keyed) SELECT $1, unnest($2::text[]), true`,
        [userId, codeHashes],
      );
      await recordAudit(manager, entry);
      return true;
    });
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

  /** False when there was none. */
  remove(userId: number, entry: AuditEntry): Promise<boolean> {
    return this.dataSource.transaction((manager) => removeSecondFactor(manager, userId, entry));
  }

  async audit(entry: AuditEntry): Promise<void> {
    await recordAudit(this.dataSource, entry);
  }
}
