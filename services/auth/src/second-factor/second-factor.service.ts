import type {
  AuthenticatorSetup,
  RecoveryCodesResponse,
  ReauthenticationRequest,
  SecondFactorResponse,
} from '@garage/contracts/second-factor';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { AuditAction } from '@garage/contracts/audit';
import { type AuditEntry, userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { AuthConfig } from '../config/env.js';
import { UsersRepository } from '../users/users.repository.js';
import { requireMayEdit, requireStillAllowed } from '../users/users.rules.js';
import userTexts from '../users/locales/de.json' with { type: 'json' };
import { type Enrolment, finishEnrolment, finishRemoval } from './enrolment.js';
import { hasSecondFactor } from './factors.js';
import texts from './locales/de.json' with { type: 'json' };
import { makeSecret, setupUri, stepOfCode } from './one-time-codes.js';
import { toPasskey } from './passkey.mapper.js';
import { PasskeysRepository } from './passkeys.repository.js';
import { Reauthentication } from './reauthentication.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecretBox } from './secret-box.js';

const WRONG_CODES = 10;
const WINDOW_SECONDS = 30 * 60;

/** The authenticator app (TOTP), the codes for when it or a passkey is lost, and what others may do about both. */
@Injectable()
export class SecondFactorService implements OnApplicationBootstrap {
  private readonly limit: RateLimiter;
  private readonly issuer: string;

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly users: UsersRepository,
    private readonly box: SecretBox,
    private readonly codes: RecoveryCodes,
    private readonly reauthentication: Reauthentication,
    config: AuthConfig,
    limits: RateLimits,
  ) {
    this.issuer = new URL(config.publicUrl).hostname;
    this.limit = limits.create({
      name: 'confirm-authenticator',
      points: WRONG_CODES,
      durationSeconds: WINDOW_SECONDS,
    });
  }

  /** Brings what earlier releases stored into its present form; replicas may do it together. */
  async onApplicationBootstrap(): Promise<void> {
    await this.factors.correctOwners();
    for (const { userId, hash } of await this.factors.findPlainRecoveryCodes()) {
      await this.factors.keyRecoveryCode(userId, this.codes.withKey(hash));
    }
  }

  async read(actor: UserEntity): Promise<SecondFactorResponse> {
    const [factors, passkeys] = await Promise.all([
      this.factors.factors(actor.id),
      this.passkeys.findOfUser(actor.id),
    ]);
    return {
      hasAuthenticator: factors.encryptedSecret !== null,
      passkeys: passkeys.map(toPasskey),
      recoveryCodesLeft: factors.recoveryCodes,
    };
  }

  async begin(
    actor: UserEntity,
    request: ReauthenticationRequest,
    caller: Caller,
  ): Promise<AuthenticatorSetup> {
    await this.reauthentication.require(actor, request, caller);
    const secret = makeSecret();
    if (!(await this.factors.beginAuthenticator(actor.id, this.box.seal(secret, actor.id)))) {
      throw new AppError(409, 'conflict', texts.alreadyOn);
    }
    return { secret, uri: setupUri(secret, this.issuer, actor.username) };
  }

  /** The first code proves that the app has the secret; only then does signing in ask for codes. */
  async confirm(actor: UserEntity, code: string, caller: Caller): Promise<Enrolment> {
    const begun = await this.factors.findAuthenticator(actor.id);
    if (!begun) throw new AppError(409, 'conflict', texts.notBegun);
    if (begun.isConfirmed) throw new AppError(409, 'conflict', texts.alreadyOn);
    await this.limit.consume(String(actor.id));
    const secret = this.box.open(begun.encryptedSecret, actor.id);
    const step = secret === null ? null : stepOfCode(secret, code);
    if (step === null) throw refusedFields({ code: texts.codeWrong });
    const enrolment = await this.factors.transaction(actor, async (own) => {
      const before = await own.factors();
      if (!(await own.confirmAuthenticator(begun.encryptedSecret, step))) {
        throw new AppError(409, 'conflict', texts.alreadyOn);
      }
      await own.audit(entryOf('second-factor-enabled', actor.id, actor.id, caller));
      return finishEnrolment(own, before, this.codes, caller);
    });
    await this.limit.reset(String(actor.id));
    return enrolment;
  }

  async remove(actor: UserEntity, request: ReauthenticationRequest, caller: Caller): Promise<void> {
    await this.reauthentication.require(actor, request, caller);
    await this.factors.transaction(actor, async (own) => {
      if (!(await own.removeAuthenticator())) return;
      await finishRemoval(own);
      await own.audit(entryOf('second-factor-removed', actor.id, actor.id, caller));
    });
  }

  /** Makes new ones in place of all that there are. */
  async renewRecoveryCodes(
    actor: UserEntity,
    request: ReauthenticationRequest,
    caller: Caller,
  ): Promise<RecoveryCodesResponse> {
    await this.reauthentication.require(actor, request, caller);
    const recoveryCodes = this.codes.make();
    await this.factors.transaction(actor, async (own) => {
      if (!hasSecondFactor(await own.factors())) throw new AppError(409, 'conflict', texts.noFactor);
      await own.replaceRecoveryCodes(recoveryCodes.map((made) => this.codes.hash(made).keyed));
      await own.audit(entryOf('recovery-codes-renewed', actor.id, actor.id, caller));
    });
    return { recoveryCodes };
  }

  /** For somebody who has lost everything; the account may sign in with the password alone again. */
  async removeOf(
    actor: UserEntity,
    userId: number,
    request: ReauthenticationRequest,
    caller: Caller,
  ): Promise<void> {
    // The profile also sees to it that nobody goes without one whose role requires it.
    if (userId === actor.id) throw new AppError(403, 'forbidden', texts.ownInProfile);
    await this.reauthentication.require(actor, request, caller);
    await this.users.transaction(async (users) => {
      const locked = await users.lock([actor.id, userId]);
      const present = requireStillAllowed(actor, locked.get(actor.id));
      const target = locked.get(userId);
      if (!target) throw new AppError(404, 'not-found', userTexts.userNotFound);
      requireMayEdit(present, target);
      await users.removeSecondFactors(userId, entryOf('second-factor-removed', actor.id, userId, caller));
    });
  }
}

function entryOf(action: AuditAction, actorUserId: number, userId: number, caller: Caller): AuditEntry {
  return { action, outcome: 'success', actorUserId, subject: userSubject(userId), caller };
}
