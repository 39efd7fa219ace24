import { UserEntity } from '@garage/shared/auth/user.entity';
import { shortenAddress } from '@garage/shared/logging/client-address';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type AuditEntry, userSubject } from '@garage/shared/audit/audit-entry';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { Caller } from '@garage/shared/audit/caller';

@Injectable()
export class SignInRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** With the password hash, which nothing else loads. */
  findWithPasswordByUsername(username: string): Promise<UserEntity | null> {
    return this.dataSource.manager
      .createQueryBuilder(UserEntity, 'user')
      .addSelect('user.passwordHash')
      .innerJoinAndSelect('user.role', 'role')
      .where('lower(user.username) = lower(:username)', { username })
      .getOne();
  }

  /** One statement instead of a transaction of four: signing in is what a morning's staff wait for. */
  async recordSignIn(userId: number, caller: Caller): Promise<void> {
    await this.dataSource.query(
      `WITH signed_in AS (UPDATE auth.users SET last_login = now() WHERE id = $1 RETURNING id)
       INSERT INTO auth.audit_log (action, outcome, actor_user_id, subject, ip, request_id)
       SELECT 'sign-in', 'success', id, $2, $3, $4 FROM signed_in`,
      [userId, userSubject(userId), shortenAddress(caller.address), caller.requestId],
    );
  }

  async audit(entry: AuditEntry): Promise<void> {
    await recordAudit(this.dataSource, entry);
  }
}
