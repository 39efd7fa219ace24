import type {
  PasskeyAssertion,
  PasskeyRequestOptions,
  SecondFactorProof,
} from '@garage/contracts/second-factor';
import { userSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { Injectable, Logger } from '@nestjs/common';
import type { Factors } from './factors.js';
import { stepOfCode } from './one-time-codes.js';
import { type ChallengePurpose, PasskeysRepository } from './passkeys.repository.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactorRepository } from './second-factor.repository.js';
import { SecretBox } from './secret-box.js';
import { challengeOf, WebAuthn } from './webauthn.js';

/** Whether something is a second factor of an account. Who may try how often, callers decide. */
@Injectable()
export class SecondFactorVerifier {
  private readonly logger = new Logger(SecondFactorVerifier.name);

  constructor(
    private readonly factors: SecondFactorRepository,
    private readonly passkeys: PasskeysRepository,
    private readonly box: SecretBox,
    private readonly codes: RecoveryCodes,
    private readonly webAuthn: WebAuthn,
  ) {}

  factorsOf(userId: number): Promise<Factors> {
    return this.factors.factors(userId);
  }

  /** What the browser asks the account's passkeys for; good once and for this purpose. */
  async passkeyOptions(userId: number, purpose: ChallengePurpose): Promise<PasskeyRequestOptions> {
    const options = await this.webAuthn.requestOptions(await this.passkeys.findOfUser(userId));
    await this.passkeys.storeChallenge(userId, purpose, options.challenge);
    return options;
  }

  /** Uses up what was given: no code and no answer of a passkey is good twice. */
  accepts(
    userId: number,
    { encryptedSecret }: Factors,
    { code, passkey }: SecondFactorProof,
    purpose: ChallengePurpose,
    caller: Caller,
  ): Promise<boolean> {
    if (passkey) return this.acceptsPasskey(userId, passkey, purpose);
    return this.acceptsCode(userId, encryptedSecret, code ?? '', caller);
  }

  private async acceptsPasskey(
    userId: number,
    assertion: PasskeyAssertion,
    purpose: ChallengePurpose,
  ): Promise<boolean> {
    const challenge = challengeOf(assertion.clientDataJSON);
    if (challenge === null || !(await this.passkeys.takeChallenge(userId, purpose, challenge))) return false;
    const passkey = await this.passkeys.find(userId, assertion.id);
    if (!passkey) return false;
    const signCount = await this.webAuthn.verifyAssertion(assertion, challenge, passkey);
    return signCount !== null && this.passkeys.use(passkey.id, signCount);
  }

  private async acceptsCode(
    userId: number,
    sealed: string | null,
    code: string,
    caller: Caller,
  ): Promise<boolean> {
    const secret = sealed === null ? null : this.box.open(sealed, userId);
    if (sealed !== null && secret === null) {
      this.logger.warn({ msg: 'an authenticator app cannot be read: SESSION_SECRET has changed', userId });
    }
    const step = secret === null ? null : stepOfCode(secret, code);
    if (step !== null) return this.factors.useStep(userId, step);
    return this.factors.useRecoveryCode(userId, this.codes.hash(code), {
      action: 'recovery-code-used',
      outcome: 'success',
      actorUserId: userId,
      subject: userSubject(userId),
      caller,
    });
  }
}
