import type { AuditAction } from '@garage/contracts/audit';
import {
  type ConfirmPasskeyRequest,
  PASSKEY_LIMITS,
  type PasskeySetup,
  type ReauthenticationRequest,
} from '@garage/contracts/second-factor';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { type AuditEntry, userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { type Enrolment, finishEnrolment, finishRemoval } from './enrolment.js';
import texts from './locales/de.json' with { type: 'json' };
import { PasskeysRepository } from './passkeys.repository.js';
import { Reauthentication } from './reauthentication.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { challengeOf, WebAuthn } from './webauthn.js';

/** Passkeys (WebAuthn): a device, a security key or a password manager in place of codes. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly factors: SecondFactorRepository,
    private readonly codes: RecoveryCodes,
    private readonly webAuthn: WebAuthn,
    private readonly reauthentication: Reauthentication,
  ) {}

  async begin(actor: UserEntity, request: ReauthenticationRequest, caller: Caller): Promise<PasskeySetup> {
    await this.reauthentication.require(actor, request, caller);
    const present = await this.passkeys.findOfUser(actor.id);
    if (present.length >= PASSKEY_LIMITS.perAccount) throw new AppError(409, 'conflict', texts.passkeysFull);
    const options = await this.webAuthn.creationOptions(actor, present);
    await this.passkeys.storeChallenge(actor.id, 'registration', options.challenge);
    return { options };
  }

  async confirm(
    actor: UserEntity,
    { name, ...attestation }: ConfirmPasskeyRequest,
    caller: Caller,
  ): Promise<Enrolment> {
    const challenge = challengeOf(attestation.clientDataJSON);
    if (challenge === null || !(await this.passkeys.takeChallenge(actor.id, 'registration', challenge))) {
      throw new AppError(409, 'conflict', texts.passkeyExpired);
    }
    const passkey = await this.webAuthn.verifyAttestation(attestation, challenge);
    if (!passkey) throw new AppError(400, 'bad-request', texts.passkeyRefused);
    return this.factors.transaction(actor, async (own) => {
      const before = await own.factors();
      if (!(await own.insertPasskey(passkey, name))) {
        throw new AppError(409, 'conflict', texts.passkeyKnown);
      }
      await own.audit(entryOf('passkey-added', actor.id, caller));
      return finishEnrolment(own, before, this.codes, caller);
    });
  }

  async rename(actor: UserEntity, id: number, name: string): Promise<void> {
    if (!(await this.passkeys.rename(actor.id, id, name))) throw notFound();
  }

  async remove(
    actor: UserEntity,
    id: number,
    request: ReauthenticationRequest,
    caller: Caller,
  ): Promise<void> {
    await this.reauthentication.require(actor, request, caller);
    await this.factors.transaction(actor, async (own) => {
      if (!(await own.removePasskey(id))) throw notFound();
      await finishRemoval(own);
      await own.audit(entryOf('passkey-removed', actor.id, caller));
    });
  }
}

function notFound(): AppError {
  return new AppError(404, 'not-found', texts.passkeyNotFound);
}

function entryOf(action: AuditAction, userId: number, caller: Caller): AuditEntry {
  return { action, outcome: 'success', actorUserId: userId, subject: userSubject(userId), caller };
}
