import { PASSKEY_CHALLENGE_MINUTES } from '@garage/contracts/second-factor';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { changesOne } from './changes-one.js';

export interface NewPasskey {
  credentialId: string;
  publicKey: Uint8Array;
  /** How often it was used, as the authenticator counts; 0 when it does not. */
  signCount: number;
  /** How the browser reaches the authenticator, for example `internal` or `usb`. */
  transports: string[];
}

export interface StoredPasskey extends NewPasskey {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** What a challenge was made for; it answers nothing else. */
export type ChallengePurpose = 'sign-in' | 'registration' | 'reauthentication';

const COLUMNS = `id, credential_id AS "credentialId", public_key AS "publicKey", sign_count::float8 AS "signCount",
  transports, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"`;

@Injectable()
export class PasskeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  findOfUser(userId: number): Promise<StoredPasskey[]> {
    return this.dataSource.query(`SELECT ${COLUMNS} FROM auth.passkeys WHERE user_id = $1 ORDER BY id`, [
      userId,
    ]);
  }

  async find(userId: number, credentialId: string): Promise<StoredPasskey | undefined> {
    const [row] = await this.dataSource.query<StoredPasskey[]>(
      `SELECT ${COLUMNS} FROM auth.passkeys WHERE user_id = $1 AND credential_id = $2`,
      [userId, credentialId],
    );
    return row;
  }

  /** False when the person has no such passkey. */
  rename(userId: number, id: number, name: string): Promise<boolean> {
    return changesOne(
      this.dataSource.manager,
      `UPDATE auth.passkeys SET name = $3 WHERE user_id = $1 AND id = $2 RETURNING id`,
      [userId, id, name],
    );
  }

  /** Notes the use; false when its count does not go on from the last one, so that a copied passkey is noticed. */
  use(id: number, signCount: number): Promise<boolean> {
    return changesOne(
      this.dataSource.manager,
      `UPDATE auth.passkeys SET sign_count = $2, last_used_at = now()
       WHERE id = $1 AND (sign_count < $2 OR (sign_count = 0 AND $2 = 0)) RETURNING id`,
      [id, signCount],
    );
  }

  /** Kept in the database, so that the answer may reach another replica, and forgets those that have expired. */
  async storeChallenge(userId: number, purpose: ChallengePurpose, challenge: string): Promise<void> {
    await this.dataSource.query(
      `WITH expired AS (
         SELECT challenge FROM auth.passkey_challenges WHERE expires_at < now() FOR UPDATE SKIP LOCKED
       ), forgotten AS (
         DELETE FROM auth.passkey_challenges WHERE challenge IN (SELECT challenge FROM expired)
       )
       INSERT INTO auth.passkey_challenges (challenge, user_id, purpose, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(mins => $4))`,
      [challenge, userId, purpose, PASSKEY_CHALLENGE_MINUTES],
    );
  }

  /** Uses the challenge up; false when it was not made for this, was used, or has expired. */
  takeChallenge(userId: number, purpose: ChallengePurpose, challenge: string): Promise<boolean> {
    return changesOne(
      this.dataSource.manager,
      `DELETE FROM auth.passkey_challenges
       WHERE challenge = $3 AND user_id = $1 AND purpose = $2 AND expires_at > now() RETURNING challenge`,
      [userId, purpose, challenge],
    );
  }
}
