import { PASSWORD_LINK_MINUTES } from '@garage/contracts/password-links';
import type { EntityManager } from 'typeorm';

/** Links for setting a password as seen and written inside the transaction of whoever holds the account. */
export class PasswordLinksTransaction {
  constructor(private readonly manager: EntityManager) {}

  /** Answers until when the link works. */
  async insert(userId: number, tokenHash: string): Promise<Date> {
    const [row] = await this.manager.query<{ expires_at: Date }[]>(
      `INSERT INTO auth.password_links (user_id, token_hash, expires_at)
       VALUES ($1, $2, now() + make_interval(mins => $3)) RETURNING expires_at`,
      [userId, tokenHash, PASSWORD_LINK_MINUTES],
    );
    if (!row) throw new Error('The link was not stored');
    return row.expires_at;
  }

  /** False when it has ended, or another request has just used it. */
  async consume(tokenHash: string): Promise<boolean> {
    const [rows] = await this.manager.query<[unknown[], number]>(
      `DELETE FROM auth.password_links WHERE token_hash = $1 AND expires_at > now() RETURNING id`,
      [tokenHash],
    );
    return rows.length > 0;
  }

  /** From now on none of the account's links works. */
  async endAll(userId: number): Promise<void> {
    await this.manager.query(`DELETE FROM auth.password_links WHERE user_id = $1`, [userId]);
  }
}
