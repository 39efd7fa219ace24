import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type AuditQuery, AUDIT_PAGE_SIZE } from '@garage/contracts/audit';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { QueryPlans } from '@garage/shared/testing/query-plans';
import { createUser, type TestApp } from '@garage/shared/testing/test-app';
import { startAuthApp } from '../testing/auth-app.js';
import { AuditRepository } from './audit.repository.js';

/** Enough that reading all of it stands out. */
const STORED = 30_000;
/** What a page with its names reads at most, in rows of the record. */
const READ_AT_MOST = 1000;

/** Long ago, with years of records before and after it. */
const A_WEEK = { from: addDays(zurichToday(), -900), to: addDays(zurichToday(), -894) };

let test: TestApp;
let plans: QueryPlans;

beforeAll(async () => {
  test = await startAuthApp();
  await createUser(test.db);
  await test.db.query(`
    INSERT INTO auth.audit_log (at, action, outcome, actor_user_id, subject, details)
    SELECT now() - n * interval '1 hour', CASE WHEN n % 5000 = 0 THEN 'user-deleted' ELSE 'message-changed' END, 'success',
           93 + n % 40, CASE WHEN n % 5000 = 0 THEN 'user:200' ELSE 'message:' || n END,
           CASE WHEN n % 5000 = 0 THEN '{"username": "ehemals"}'::jsonb END
      FROM generate_series(1, ${STORED}) AS n`);
  await test.db.query('ANALYZE auth.audit_log');
  plans = new QueryPlans(test.db, { schema: 'auth', growing: /^audit_log$/ });
});
afterAll(() => test?.close());

it.each<[what: string, query: AuditQuery]>([
  ['the first page', {}],
  ['a page far behind', { before: 25_000 }],
  ['what somebody did', { user: 100 }],
  ['what was done to somebody who is gone', { user: 200 }],
  ['what happens often', { action: 'message-changed' }],
  ['what happens seldom', { action: 'user-deleted' }],
  ['what never happened', { action: 'garage-changed' }],
  ['a week long ago', { ...A_WEEK }],
  ['what somebody did in a week long ago', { user: 100, ...A_WEEK }],
])(`of ${STORED} records only few are read for %s`, async (_what, query) => {
  const { statements, rows } = await plans.rowsReadDuring(() => test.app.get(AuditRepository).find(query));
  expect(statements).toBe(1);
  expect(rows).toBeLessThan(READ_AT_MOST);
});

it('every page of the audit log is full while there is more', async () => {
  const found = await test.app.get(AuditRepository).find({ user: 200 });
  expect(found).toHaveLength(STORED / 5000);
  expect(await test.app.get(AuditRepository).find({ action: 'message-changed' })).toHaveLength(
    AUDIT_PAGE_SIZE + 1,
  );
});
