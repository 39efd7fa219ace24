import { AUDIT_PAGE_SIZE, type AuditAction, type AuditQuery, type HostChange } from '@garage/contracts/audit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

export interface AuditRow {
  id: string;
  at: Date;
  action: AuditAction;
  outcome: 'success' | 'failure';
  actor_user_id: number | null;
  actor_name: string | null;
  subject: string | null;
  subject_name: string | null;
  details: { changed?: string[]; hosts?: HostChange[]; name?: string; username?: string } | null;
  ip: string | null;
}

/** What exists no longer, or belongs to another service, is called as the record last called it. */
const nameOf = (subject: string) => `coalesce(
  (SELECT username FROM auth.users WHERE 'user:' || id = ${subject}),
  (SELECT name FROM auth.user_roles WHERE 'role:' || id = ${subject}),
  (SELECT coalesce(named.details->>'username', named.details->>'name') FROM auth.audit_log named
   WHERE named.subject = ${subject} AND (named.details ? 'username' OR named.details ? 'name')
   ORDER BY named.id DESC LIMIT 1))`;

@Injectable()
export class AuditRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, one more than a page holds, so that it is known whether there is another. */
  find(query: AuditQuery): Promise<AuditRow[]> {
    return this.dataSource.query(
      `WITH found AS (
         SELECT * FROM auth.audit_log
         WHERE ($1::integer IS NULL OR actor_user_id = $1 OR subject = 'user:' || $1::integer)
           AND ($2::text IS NULL OR action = $2)
           AND ($3::date IS NULL OR at >= $3::date::timestamp AT TIME ZONE 'Europe/Zurich')
           AND ($4::date IS NULL OR at < ($4::date + 1)::timestamp AT TIME ZONE 'Europe/Zurich')
           AND ($5::bigint IS NULL OR id < $5)
         ORDER BY id DESC LIMIT $6
       )
       SELECT id, at, action, outcome, actor_user_id, subject, details, ip,
              ${nameOf(`'user:' || found.actor_user_id`)} AS actor_name,
              ${nameOf('found.subject')} AS subject_name
       FROM found ORDER BY id DESC`,
      [
        query.user ?? null,
        query.action ?? null,
        query.from ?? null,
        query.to ?? null,
        query.before ?? null,
        AUDIT_PAGE_SIZE + 1,
      ],
    );
  }

  async deleteOlderThan(days: number): Promise<void> {
    await this.dataSource.query(`DELETE FROM auth.audit_log WHERE at < now() - make_interval(days => $1)`, [
      days,
    ]);
  }
}
