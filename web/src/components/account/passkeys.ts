import { browserSupportsWebAuthn, startAuthentication, startRegistration } from '@simplewebauthn/browser';
import {
  PASSKEY_TRANSPORTS,
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreationOptions,
  type PasskeyRequestOptions,
} from '@garage/contracts/second-factor';

/**
 * Why the browser gave nothing: it has this passkey already, the page is open under another address than the
 * passkeys are made for, or whatever else; browsers do not tell whether somebody cancelled or waited too long.
 */
export type PasskeyProblem = 'known' | 'wrong-address' | 'not-confirmed';

const PROBLEMS: Partial<Record<string, PasskeyProblem>> = {
  InvalidStateError: 'known',
  SecurityError: 'wrong-address',
};

/** The person, the browser or the device did not go along. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure';
  readonly problem: PasskeyProblem;

  constructor(cause: unknown) {
    super('No passkey', { cause });
    this.problem = (cause instanceof Error && PROBLEMS[cause.name]) || 'not-confirmed';
  }
}

/** False in old browsers, and everywhere on pages without https (but for this computer's own). */
export function supportsPasskeys(): boolean {
  return browserSupportsWebAuthn();
}

/** Lets the browser make a passkey. @throws PasskeyFailure */
export async function createPasskey(options: PasskeyCreationOptions): Promise<PasskeyAttestation> {
  const { id, response } = await orFailure(startRegistration({ optionsJSON: options }));
  const { clientDataJSON, attestationObject, transports = [] } = response;
  const known: readonly string[] = PASSKEY_TRANSPORTS;
  return {
    id,
    clientDataJSON,
    attestationObject,
    transports: transports.filter((transport) => known.includes(transport)),
  };
}

/** Lets the browser ask for one of the passkeys. @throws PasskeyFailure */
export async function confirmWithPasskey(options: PasskeyRequestOptions): Promise<PasskeyAssertion> {
  const { id, response } = await orFailure(startAuthentication({ optionsJSON: options }));
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

async function orFailure<T>(ceremony: Promise<T>): Promise<T> {
  try {
    return await ceremony;
  } catch (error) {
    throw new PasskeyFailure(error);
  }
}
