import { randomBytes } from 'node:crypto';
import { Signer } from '@fastify/cookie';
import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import { ADMIN_TOKEN_HEADER } from '@garage/contracts/common';
import type { GrantedPermission } from '@garage/contracts/permissions';
import type { INestApplication } from '@nestjs/common';
import type { Session } from 'fastify';
import type { DataSource } from 'typeorm';
import { RoleEntity } from '../auth/role.entity.js';
import { UserEntity } from '../auth/user.entity.js';
import { BaseConfig } from '../config/env.js';
import { sessionCookie } from '../session/session-data.js';
import { SessionStore } from '../session/session-store.js';

export interface NewTestUser {
  username?: string;
  /** An existing role: 1 Admin, 2 Supporter. */
  roleId?: number;
  /** Makes a role of its own with exactly these. */
  permissions?: GrantedPermission[];
  /** With `permissions`: the role asks for a second factor. */
  requiresSecondFactor?: boolean;
  hasSecondFactor?: boolean;
  mustChangePassword?: boolean;
  passwordHash?: string;
  fullName?: string;
  email?: string;
}

/** A stored staff account with its role; an admin unless told otherwise. */
export async function createUser(db: DataSource, wanted: NewTestUser = {}): Promise<UserEntity> {
  const suffix = randomBytes(4).toString('hex');
  const roleId = wanted.permissions
    ? (
        await db.getRepository(RoleEntity).save({
          name: `role-${suffix}`,
          permissions: wanted.permissions,
          requiresSecondFactor: wanted.requiresSecondFactor ?? false,
        })
      ).id
    : (wanted.roleId ?? 1);
  const users = db.getRepository(UserEntity);
  const { id } = await users.save({
    username: wanted.username ?? `user-${suffix}`,
    passwordHash: wanted.passwordHash ?? 'no password fits',
    roleId,
    fullName: wanted.fullName ?? null,
    email: wanted.email ?? null,
    mustChangePassword: wanted.mustChangePassword ?? false,
    hasSecondFactor: wanted.hasSecondFactor ?? false,
  });
  return users.findOneOrFail({ where: { id }, relations: { role: true } });
}

export interface SignedInClient {
  cookie: string;
  adminToken: string;
  /** What a signed-in browser sends with a call that changes something. */
  headers: Record<string, string>;
}

/** A session as the sign-in makes it, without going through the auth service. */
export async function signIn(
  app: INestApplication,
  user: Pick<UserEntity, 'id' | 'sessionVersion' | 'hasSecondFactor'>,
): Promise<SignedInClient> {
  const sessions: SessionStore = app.get(SessionStore);
  const config: BaseConfig = app.get(BaseConfig);
  const id = randomBytes(24).toString('base64url');
  const adminToken = randomBytes(32).toString('base64url');
  const session: Session = {
    userId: user.id,
    sessionVersion: user.sessionVersion,
    withSecondFactor: user.hasSecondFactor,
    adminToken,
    signedInAt: Date.now(),
    cookie: {
      originalMaxAge: SESSION_IDLE_MINUTES * 60_000,
      expires: new Date(Date.now() + SESSION_IDLE_MINUTES * 60_000),
    },
  };
  await new Promise<void>((resolve, reject) => {
    sessions.set(id, session, (error) => (error ? reject(error) : resolve()));
  });
  const cookie = `${sessionCookie(config.publicUrl).name}=${encodeURIComponent(new Signer(config.sessionSecret).sign(id))}`;
  return { cookie, adminToken, headers: { cookie, [ADMIN_TOKEN_HEADER]: adminToken } };
}
