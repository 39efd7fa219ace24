import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import type { StaffSession } from '@garage/contracts/profile';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { shortenAddress } from '@garage/shared/logging/client-address';
import { secondsToLimit } from '@garage/shared/session/session-limit';
import { SessionStore } from '@garage/shared/session/session-store';
import { Injectable } from '@nestjs/common';
import { type AuditEntry, userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { requireMayEdit, requireStillAllowed, requireStillSignedIn } from '../users/users.rules.js';
import { UsersRepository } from '../users/users.repository.js';
import userTexts from '../users/locales/de.json' with { type: 'json' };
import { describeDevice } from './describe-device.js';
import texts from './locales/de.json' with { type: 'json' };
import { SessionsRepository, type StoredSession } from './sessions.repository.js';

/** Where people are signed in, and ending it. */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly users: UsersRepository,
    private readonly store: SessionStore,
  ) {}

  async remember(userId: number, caller: Caller, userAgent: string | undefined): Promise<void> {
    await this.sessions.insert(userId, {
      sessionId: caller.sessionId,
      device: describeDevice(userAgent),
      network: shortenAddress(caller.address),
    });
  }

  async forget(sessionId: string): Promise<void> {
    await this.sessions.forget([sessionId]);
  }

  async list(userId: number, caller: Caller): Promise<StaffSession[]> {
    const stored = await this.sessions.findOfUser(userId);
    const expiries = await this.store.expiries(stored.map(({ sessionId }) => sessionId));
    return stored.flatMap((session) => {
      const expiry = expiries.get(session.sessionId);
      return expiry && secondsToLimit({ signedInAt: session.startedAt.getTime() }) > 0
        ? [toStaffSession(session, expiry, caller.sessionId)]
        : [];
    });
  }

  async endOwn(actor: UserEntity, id: number, caller: Caller): Promise<void> {
    const session = await this.sessions.findById(id);
    if (session?.userId !== actor.id) throw notFound();
    await this.end(session, actor, caller);
  }

  async endOneOf(actor: UserEntity, id: number, caller: Caller): Promise<void> {
    const session = await this.sessions.findById(id);
    if (!session) throw notFound();
    await this.users.transaction(async (users) => {
      const locked = await users.lock([actor.id, session.userId]);
      const present = requireStillAllowed(actor, locked.get(actor.id));
      requireMayEdit(present, requireUser(locked.get(session.userId)));
    });
    await this.end(session, actor, caller);
  }

  /** Ends every session of the account but the one that asks; answers the version that this one must carry now. */
  async endAll(actor: UserEntity, userId: number, caller: Caller): Promise<number> {
    return this.users.transaction(async (users) => {
      const locked = await users.lock([actor.id, userId]);
      const own = userId === actor.id;
      const target = requireUser(locked.get(userId));
      if (own) requireStillSignedIn(actor, target);
      else requireMayEdit(requireStillAllowed(actor, locked.get(actor.id)), target);
      const version = await users.endSessions(userId, own ? caller.sessionId : undefined);
      await users.audit(sessionsEnded(actor, userId, caller));
      return version;
    });
  }

  /** Forgets sessions that have ended by themselves. */
  async clean(stopping?: AbortSignal): Promise<void> {
    for (let settled = await this.sessions.findSettled(0); settled.length > 0;) {
      stopping?.throwIfAborted();
      const ids = settled.map(({ sessionId }) => sessionId);
      const expiries = await this.store.expiries(ids);
      await this.sessions.forget(ids.filter((id) => !expiries.has(id)));
      settled = await this.sessions.findSettled(settled.at(-1)!.id);
    }
  }

  private async end(session: StoredSession, actor: UserEntity, caller: Caller): Promise<void> {
    await this.store.end(session.sessionId);
    await this.sessions.forget([session.sessionId]);
    await this.users.transaction((users) => users.audit(sessionsEnded(actor, session.userId, caller)));
  }
}

function sessionsEnded(actor: UserEntity, userId: number, caller: Caller): AuditEntry {
  return {
    action: 'sessions-ended',
    outcome: 'success',
    actorUserId: actor.id,
    subject: userSubject(userId),
    caller,
  };
}

function notFound(): AppError {
  return new AppError(404, 'not-found', texts.sessionNotFound);
}

function requireUser(user: UserEntity | undefined): UserEntity {
  if (!user) throw new AppError(404, 'not-found', userTexts.userNotFound);
  return user;
}

/** A session ends so long after its last request. */
function toStaffSession(session: StoredSession, expiry: Date, currentSessionId: string): StaffSession {
  return {
    id: session.id,
    device: session.device,
    network: session.network,
    startedAt: session.startedAt.toISOString(),
    lastSeenAt: new Date(expiry.getTime() - SESSION_IDLE_MINUTES * 60_000).toISOString(),
    isCurrent: session.sessionId === currentSessionId,
  };
}
