import type { PasswordLinkResponse } from '@garage/contracts/password-links';
import { userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { AppError } from '@garage/shared/errors/app-error';
import type { JobQueue } from '@garage/shared/jobs/job-queue';
import { Jobs } from '@garage/shared/jobs/jobs';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { PasswordPolicy } from '../passwords/password-policy.js';
import { SignInAttempts } from '../sign-in/sign-in-attempts.js';
import { UsersRepository } from '../users/users.repository.js';
import { accountOf } from '../users/users.transaction.js';
import type { UsePasswordLinkDto } from './dto/use-password-link.dto.js';
import { PasswordLinkMails } from './password-link-mails.js';
import { PasswordLinksRepository, type UsableLink } from './password-links.repository.js';
import { hashPasswordToken } from './password-token.js';

const REQUESTS_PER_ADDRESS = 10;
const TRIES_PER_ADDRESS = 30;
const ADDRESS_WINDOW_SECONDS = 15 * 60;
/** No longer than a link works: whoever gets no further mail has one with a link that still does. */
const MAILS_PER_RECIPIENT = 3;
const RECIPIENT_WINDOW_SECONDS = 30 * 60;

interface LinkRequest {
  email: string;
  address: string;
  requestId: string;
}

/** What was asked for is forgotten soon: the address may be of somebody who has no account here. */
const REQUESTS: JobQueue<LinkRequest> = {
  name: 'password-link-requests',
  concurrency: 2,
  options: {
    retryLimit: 20,
    retryDelay: 5,
    retentionSeconds: 30 * 60,
    deleteAfterSeconds: 60,
    expireInSeconds: 60,
    heartbeatSeconds: 20,
  },
};

/** Forgotten passwords, and the links by which invited people and those who forgot set their own. */
@Injectable()
export class PasswordLinksService implements OnModuleInit {
  private readonly requests: RateLimiter;
  private readonly recipients: RateLimiter;
  private readonly tries: RateLimiter;

  constructor(
    private readonly links: PasswordLinksRepository,
    private readonly users: UsersRepository,
    private readonly mails: PasswordLinkMails,
    private readonly hasher: PasswordHasher,
    private readonly policy: PasswordPolicy,
    private readonly attempts: SignInAttempts,
    private readonly jobs: Jobs,
    limits: RateLimits,
  ) {
    const limit = (name: string, points: number, durationSeconds: number) =>
      limits.create({ name: `password-link-${name}`, points, durationSeconds });
    this.requests = limit('request', REQUESTS_PER_ADDRESS, ADDRESS_WINDOW_SECONDS);
    this.tries = limit('token', TRIES_PER_ADDRESS, ADDRESS_WINDOW_SECONDS);
    this.recipients = limit('recipient', MAILS_PER_RECIPIENT, RECIPIENT_WINDOW_SECONDS);
  }

  onModuleInit(): void {
    this.jobs.work(REQUESTS, ({ data }) => this.answer(data));
  }

  /**
   * Only notes what was asked. Whether there is such an account is looked up later, so that neither the answer nor
   * the time that it takes can tell.
   */
  async request(email: string, { address, requestId }: Caller): Promise<void> {
    await this.requests.consume(address);
    const request: LinkRequest = { email: email.toLowerCase(), address, requestId };
    await this.links.transaction((manager) => this.jobs.send(REQUESTS, request, manager));
  }

  async read(token: string, caller: Caller): Promise<PasswordLinkResponse> {
    const link = await this.requireUsable(token, caller);
    const user = await this.users.findById(link.userId);
    if (!user) throw linkInvalid();
    const { username, fullName } = user;
    const { isInvitation, expiresAt } = link;
    return { username, fullName, isInvitation, expiresAt: expiresAt.toISOString() };
  }

  /** Answers the name to sign in with. The link signs nobody in: a second factor stays as necessary as before. */
  async use({ token, password }: UsePasswordLinkDto, caller: Caller): Promise<string> {
    const { userId } = await this.requireUsable(token, caller);
    const owner = await this.users.findById(userId);
    if (!owner) throw linkInvalid();
    await this.policy.require(password, owner);
    const hash = await this.hasher.hash(password);
    const username = await this.users.transaction(async (users) => {
      const user = (await users.lock([userId])).get(userId);
      if (!user || !(await users.links().consume(hashPasswordToken(token)))) throw linkInvalid();
      await users.update(userId, { ...accountOf(user), newPassword: { hash, mustChange: false } });
      await users.audit({
        action: 'password-link-used',
        outcome: 'success',
        subject: userSubject(userId),
        caller,
      });
      return user.username;
    });
    await this.attempts.forget(caller.address, username);
    return username;
  }

  deleteEnded(stopping?: AbortSignal): Promise<void> {
    return this.links.deleteEnded(stopping);
  }

  private async requireUsable(token: string, caller: Caller): Promise<UsableLink> {
    await this.tries.consume(caller.address);
    const link = await this.links.findUsable(hashPasswordToken(token));
    if (link) return link;
    await this.links.audit({ action: 'password-link-used', outcome: 'failure', caller });
    throw linkInvalid();
  }

  /** Too many requests for one mailbox get no further mail: the last one's link still works. */
  private async answer({ email, address, requestId }: LinkRequest): Promise<void> {
    const ids = await this.links.findIdsByEmail(email);
    if (ids.length === 0) return;
    await this.mails.ready();
    if (!(await this.mayMail(email))) return;
    for (const id of ids) {
      await this.users.transaction(async (users) => {
        const user = (await users.lock([id])).get(id);
        if (user?.email?.toLowerCase() !== email) return;
        const purpose = (await users.invitationOf(id)) ? 'invitation' : 'new-password';
        await this.mails.send(users, user, user.email, purpose);
        await users.audit({
          action: 'password-link-sent',
          outcome: 'success',
          subject: userSubject(id),
          caller: { address, requestId, sessionId: '' },
        });
      });
    }
  }

  private async mayMail(email: string): Promise<boolean> {
    try {
      await this.recipients.consume(email);
      return true;
    } catch (error) {
      if (error instanceof AppError && error.status === 429) return false;
      throw error;
    }
  }
}

function linkInvalid(): AppError {
  return new AppError(400, 'password-link-invalid');
}
