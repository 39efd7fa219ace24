import { AUTH_PATHS, type SessionResponse } from '@garage/contracts/auth';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import {
  createUser as storeUser,
  startTestApp,
  type TestApp,
  type TestAppOptions,
} from '@garage/shared/testing/test-app';
import type { DataSource } from 'typeorm';
import { AppModule } from '../app.module.js';
import { AuthConfig } from '../config/env.js';
import { migrations } from '../database/migrations.js';
import { PasswordHasher } from '../passwords/password-hasher.js';

/** Where nothing answers, for specs that need no garage. */
const NOBODY = 'http://127.0.0.1:9';
export const MAIN_ADMIN_PASSWORD = 'passwort der hauptadmin';
export const PASSWORD = 'ein langes passwort';

/** The auth service on a database of its own; limits are out of the way unless a test sets them. */
export function startAuthApp(
  env: Record<string, string> = {},
  options: Omit<TestAppOptions, 'service' | 'config'> = {},
): Promise<TestApp> {
  return startTestApp(
    AppModule,
    { MAIN_ADMIN_PASSWORD, CONTENT_URL: NOBODY, RATE_LIMIT_FACTOR: '1000', ...env },
    {
      ...options,
      service: 'auth',
      config: AuthConfig,
      installation: { schema: 'auth', migrations, jobsSchema: 'auth_jobs' },
    },
  );
}

const passwordHash = new PasswordHasher().hash(PASSWORD);

/** An account that can sign in with `PASSWORD`. */
export async function createUser(
  db: DataSource,
  wanted: Parameters<typeof storeUser>[1] = {},
): Promise<UserEntity> {
  return storeUser(db, { passwordHash: await passwordHash, ...wanted });
}

export interface Answer<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** Calls the service the way a browser does: keeps the cookie, sends the token. */
export class Browser {
  /** Of the session. */
  cookie: string | undefined;
  /** By which the sign-in knows the device again. */
  deviceCookie: string | undefined;
  adminToken: string | undefined;

  constructor(
    private readonly url: string,
    private readonly ownHeaders: Record<string, string> = {},
  ) {}

  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...((this.cookie || this.deviceCookie) && {
          cookie: [this.cookie, this.deviceCookie].filter(Boolean).join('; '),
        }),
        ...(this.adminToken && { 'x-admin-token': this.adminToken }),
        ...this.ownHeaders,
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const setCookies = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    this.cookie = setCookies.find((cookie) => /^(__Secure-)?sid=/.test(cookie ?? '')) ?? this.cookie;
    this.deviceCookie = setCookies.find((cookie) => cookie?.includes('device-')) ?? this.deviceCookie;
    return { status: response.status, body: (await response.json()) as T, headers: response.headers };
  }

  async signIn(username: string, password = PASSWORD): Promise<Answer<SessionResponse>> {
    const answer = await this.call<SessionResponse>('POST', AUTH_PATHS.login, { username, password });
    this.adminToken = answer.body.adminToken;
    return answer;
  }
}

export async function signedIn(url: string, username: string, password = PASSWORD): Promise<Browser> {
  const browser = new Browser(url);
  const { status } = await browser.signIn(username, password);
  if (status !== 200) throw new Error(`${username} could not sign in: ${status}`);
  return browser;
}

export interface AuditRow {
  action: string;
  outcome: string;
  actor_user_id: number | null;
  subject: string | null;
  details: Record<string, unknown> | null;
  ip: string | null;
  request_id: string | null;
}

/** The audit record, oldest first. */
export function auditOf(db: DataSource): Promise<AuditRow[]> {
  return db.query(
    'SELECT action, outcome, actor_user_id, subject, details, ip, request_id FROM auth.audit_log ORDER BY id',
  );
}
