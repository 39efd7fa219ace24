import {
  PASSKEY_CHALLENGE_MINUTES,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from '@garage/contracts/second-factor';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable, Logger } from '@nestjs/common';
import { AuthConfig } from '../config/env.js';
import type { NewPasskey, StoredPasskey } from './passkeys.repository.js';

/** EdDSA, ES256, RS256: what every authenticator and every Node that we run on knows. */
const ALGORITHMS = [-8, -7, -257];
const TIMEOUT_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;
/** An authenticator asks for a finger or a PIN where it can; the password was asked for anyway. */
const USER_VERIFICATION = 'preferred';

/** Loaded when somebody has a passkey: its parsers of certificates are 28 MB that most services never need. */
const library = () => import('@simplewebauthn/server');

/** The two ceremonies of WebAuthn, bound to the address under which visitors reach the site. */
@Injectable()
export class WebAuthn {
  private readonly logger = new Logger(WebAuthn.name);
  private readonly origin: string;
  private readonly rpId: string;

  constructor(config: AuthConfig) {
    const { origin, hostname } = new URL(config.publicUrl);
    this.origin = origin;
    this.rpId = hostname;
  }

  /** An authenticator that holds one of the account's passkeys already refuses to make another. */
  async creationOptions(
    user: UserEntity,
    present: readonly StoredPasskey[],
  ): Promise<PasskeyCreationOptions> {
    const { generateRegistrationOptions } = await library();
    return generateRegistrationOptions({
      rpName: this.rpId,
      rpID: this.rpId,
      // Ours for the account, and no personal data; a second passkey on the same device replaces the first.
      userID: new TextEncoder().encode(String(user.id)),
      userName: user.username,
      userDisplayName: user.fullName ?? user.username,
      timeout: TIMEOUT_MS,
      excludeCredentials: present.map(toDescriptor),
      authenticatorSelection: { residentKey: 'preferred', userVerification: USER_VERIFICATION },
      supportedAlgorithmIDs: ALGORITHMS,
    });
  }

  async requestOptions(passkeys: readonly StoredPasskey[]): Promise<PasskeyRequestOptions> {
    const { generateAuthenticationOptions } = await library();
    return generateAuthenticationOptions({
      rpID: this.rpId,
      timeout: TIMEOUT_MS,
      allowCredentials: passkeys.map(toDescriptor),
      userVerification: USER_VERIFICATION,
    });
  }

  /** The passkey that the browser made, or null when the answer is not one to this challenge from this site. */
  async verifyAttestation(
    { id, clientDataJSON, attestationObject, transports }: PasskeyAttestation,
    challenge: string,
  ): Promise<NewPasskey | null> {
    const { verifyRegistrationResponse } = await library();
    return this.refusing(async () => {
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        response: { ...credential(id), response: { clientDataJSON, attestationObject, transports } },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        requireUserVerification: false,
        supportedAlgorithmIDs: ALGORITHMS,
      });
      if (!verified) return null;
      const { id: credentialId, publicKey, counter } = registrationInfo.credential;
      return { credentialId, publicKey, signCount: counter, transports: transports ?? [] };
    });
  }

  /** How often the passkey was used by now, or null when this is not its answer to the challenge. */
  async verifyAssertion(
    { id, clientDataJSON, authenticatorData, signature }: PasskeyAssertion,
    challenge: string,
    passkey: StoredPasskey,
  ): Promise<number | null> {
    const { verifyAuthenticationResponse } = await library();
    return this.refusing(async () => {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: { ...credential(id), response: { clientDataJSON, authenticatorData, signature } },
        expectedChallenge: challenge,
        expectedOrigin: this.origin,
        expectedRPID: this.rpId,
        credential: {
          id: passkey.credentialId,
          publicKey: Uint8Array.from(passkey.publicKey),
          counter: passkey.signCount,
        },
        requireUserVerification: false,
      });
      return verified ? authenticationInfo.newCounter : null;
    });
  }

  /** The library throws at whatever is wrong with an answer; what it says helps an operator, not the caller. */
  private async refusing<T>(verify: () => Promise<T | null>): Promise<T | null> {
    try {
      return await verify();
    } catch (error) {
      this.logger.warn({ msg: 'a passkey was refused', reason: error instanceof Error ? error.message : '' });
      return null;
    }
  }
}

/** The challenge that an answer says it answers; null when it cannot be read. */
export function challengeOf(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data && data.challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function credential(id: string) {
  return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
}

function toDescriptor({ credentialId, transports }: StoredPasskey) {
  return { id: credentialId, transports };
}
