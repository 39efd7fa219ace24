import { PASSKEY_LIMITS } from '@garage/contracts/second-factor';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { AuditEntry } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { EntityManager } from 'typeorm';
import { requireStillSignedIn } from '../users/users.rules.js';
import { UsersTransaction } from '../users/users.transaction.js';
import { changesOne } from './changes-one.js';
import { type Factors, factorsOf } from './factors.js';
import type { NewPasskey } from './passkeys.repository.js';
import { removeSecondFactors } from './remove-second-factors.js';

/** One account's second factors as seen and written while that account is held. */
export class SecondFactorTransaction {
  private constructor(
    private readonly manager: EntityManager,
    private readonly users: UsersTransaction,
    /** As it is now. */
    readonly owner: UserEntity,
  ) {}

  /** Holds the account first: whoever else writes to it, a reset by the operator included, does it in this order. */
  static async begin(manager: EntityManager, actor: UserEntity): Promise<SecondFactorTransaction> {
    const users = new UsersTransaction(manager);
    const owner = requireStillSignedIn(actor, (await users.lock([actor.id])).get(actor.id));
    return new SecondFactorTransaction(manager, users, owner);
  }

  factors(): Promise<Factors> {
    return factorsOf(this.manager, this.owner.id);
  }

  /** False when another request has confirmed it already, or it was set up anew meanwhile. */
  confirmAuthenticator(encryptedSecret: string, step: number): Promise<boolean> {
    return changesOne(
      this.manager,
      `UPDATE auth.second_factors SET confirmed_at = now(), last_step = $3
       WHERE user_id = $1 AND encrypted_secret = $2 AND confirmed_at IS NULL RETURNING user_id`,
      [this.owner.id, encryptedSecret, step],
    );
  }

  /** False when this passkey is known already, whosever it is, or there are too many. */
  async insertPasskey(passkey: NewPasskey, name: string): Promise<boolean> {
    const rows = await this.manager.query<unknown[]>(
      `INSERT INTO auth.passkeys (user_id, credential_id, public_key, sign_count, transports, name)
       SELECT $1, $2, $3, $4, $5, $6
       WHERE (SELECT count(*) FROM auth.passkeys WHERE user_id = $1) < $7
       ON CONFLICT (credential_id) DO NOTHING RETURNING id`,
      [
        this.owner.id,
        passkey.credentialId,
        Buffer.from(passkey.publicKey),
        passkey.signCount,
        passkey.transports,
        name,
        PASSKEY_LIMITS.perAccount,
      ],
    );
    return rows.length > 0;
  }

  async replaceRecoveryCodes(hashes: string[]): Promise<void> {
    await this.manager.query(`DELETE FROM auth.recovery_codes WHERE user_id = $1`, [this.owner.id]);
    await this.manager.query(
      `INSERT INTO auth.recovery_codes (user_id, code_hash, is_keyed) SELECT $1, unnest($2::text[]), true`,
      [this.owner.id, hashes],
    );
  }

  /** Whatever was begun and not finished before there was a second factor: it was begun without one. */
  async forgetBegun(): Promise<void> {
    await this.manager.query(
      `WITH begun AS (DELETE FROM auth.second_factors WHERE user_id = $1 AND confirmed_at IS NULL)
       DELETE FROM auth.passkey_challenges WHERE user_id = $1`,
      [this.owner.id],
    );
  }

  /** Answers the version that sessions which may go on must carry from now on. */
  endOtherSessions(sessionId: string): Promise<number> {
    return this.users.endSessions(this.owner.id, sessionId);
  }

  removeAuthenticator(): Promise<boolean> {
    return changesOne(
      this.manager,
      `DELETE FROM auth.second_factors WHERE user_id = $1 AND confirmed_at IS NOT NULL RETURNING user_id`,
      [this.owner.id],
    );
  }

  removePasskey(id: number): Promise<boolean> {
    return changesOne(this.manager, `DELETE FROM auth.passkeys WHERE user_id = $1 AND id = $2 RETURNING id`, [
      this.owner.id,
      id,
    ]);
  }

  /** What remains when the last factor is gone: recovery codes stand in for nothing any more. */
  async removeRest(): Promise<void> {
    await removeSecondFactors(this.manager, this.owner.id);
  }

  audit(entry: AuditEntry): Promise<void> {
    return recordAudit(this.manager, entry);
  }
}
