import { AUDIT_PAGE_SIZE, type AuditAction, type AuditQuery, type HostChange } from '@garage/contracts/audit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deleteEnded } from '../database/delete-ended.js';

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
   ORDER BY named.at DESC, named.id DESC LIMIT 1))`;

const ZURICH = `AT TIME ZONE 'Europe/Zurich'`;

/** What an account did and what is about it, each by an index of its own. */
function partsOf(user: number | undefined, value: (given: unknown) => string): string[][] {
  if (user === undefined) return [[]];
  const did = `actor_user_id = ${value(user)}::integer`;
  return [[did], [`subject = ${value(`user:${user}`)}`, `(${did}) IS NOT TRUE`]];
}

@Injectable()
export class AuditRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, one more than a page holds, so that it is known whether there is another. */
  find(query: AuditQuery): Promise<AuditRow[]> {
    const values: unknown[] = [];
    const value = (given: unknown) => `$${values.push(given)}`;
    const page = `ORDER BY at DESC, id DESC LIMIT ${AUDIT_PAGE_SIZE + 1}`;
    const conditions: string[] = [];
    if (query.action) conditions.push(`action = ${value(query.action)}`);
    if (query.from) conditions.push(`at >= ${value(query.from)}::date::timestamp ${ZURICH}`);
    if (query.to) conditions.push(`at < (${value(query.to)}::date + 1)::timestamp ${ZURICH}`);
    if (query.before) {
      conditions.push(`(at, id) < (SELECT at, id FROM auth.audit_log WHERE id = ${value(query.before)})`);
    }
    const found = partsOf(query.user, value).map((part) => {
      const where = [...part, ...conditions].join(' AND ') || 'true';
      return `(SELECT * FROM auth.audit_log WHERE ${where} ${page})`;
    });
    return this.dataSource.query(
      `WITH found AS MATERIALIZED (SELECT * FROM (${found.join(' UNION ALL ')}) AS parts ${page})
       SELECT id, at, action, outcome, actor_user_id, subject, details, ip,
              ${nameOf(`'user:' || found.actor_user_id`)} AS actor_name,
              ${nameOf('found.subject')} AS subject_name
       FROM found ORDER BY at DESC, id DESC`,
      values,
    );
  }

  async deleteOlderThan(days: number, stopping?: AbortSignal): Promise<void> {
    const old = { table: 'auth.audit_log', where: 'at < now() - make_interval(days => $1)', age: 'at' };
    await deleteEnded(this.dataSource, old, [days], stopping);
  }
}
