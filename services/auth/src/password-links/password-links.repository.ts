import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AuditEntry } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import { deleteEnded } from '../database/delete-ended.js';

export interface UsableLink {
  userId: number;
  expiresAt: Date;
  isInvitation: boolean;
}

/** More accounts than people share one mailbox in a garage. */
const ACCOUNTS_PER_ADDRESS = 5;

@Injectable()
export class PasswordLinksRepository {
  constructor(private readonly dataSource: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(work);
  }

  async findUsable(tokenHash: string): Promise<UsableLink | undefined> {
    const [row] = await this.dataSource.query<UsableLink[]>(
      `SELECT links.user_id AS "userId", links.expires_at AS "expiresAt",
              users.password_hash IS NULL AS "isInvitation"
       FROM auth.password_links links JOIN auth.users ON users.id = links.user_id
       WHERE links.token_hash = $1 AND links.expires_at > now()`,
      [tokenHash],
    );
    return row;
  }

  /** Ids of the accounts with this address, in whatever case it is written. */
  async findIdsByEmail(email: string): Promise<number[]> {
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM auth.users WHERE lower(email) = lower($1) ORDER BY id LIMIT $2`,
      [email, ACCOUNTS_PER_ADDRESS],
    );
    return rows.map(({ id }) => id);
  }

  /** Links of invitations stay, so that the list of accounts can say that they have ended. */
  async deleteEnded(stopping?: AbortSignal): Promise<void> {
    const ended = {
      table: 'auth.password_links',
      where: `expires_at < now()
        AND EXISTS (SELECT FROM auth.users WHERE users.id = user_id AND password_hash IS NOT NULL)`,
      age: 'expires_at',
    };
    await deleteEnded(this.dataSource, ended, [], stopping);
  }

  async audit(entry: AuditEntry): Promise<void> {
    await recordAudit(this.dataSource, entry);
  }
}
