import type { ApiError, IsoTimestamp } from './common.js';

/** What signing in asks for beside the password, as everybody sets it up for the own account. Answered by the auth service. */
export const SECOND_FACTOR_PATHS = {
  /** `GET` says what is set up; `POST` begins with an authenticator app. */
  secondFactor: '/api/admin/profile/second-factor',
  confirmAuthenticator: '/api/admin/profile/second-factor/confirm',
  removeAuthenticator: '/api/admin/profile/second-factor/remove',
  challenge: '/api/admin/profile/second-factor/challenge',
  /** `POST` begins with a passkey; `PUT …/{id}` names one, `POST …/{id}/remove` removes it. */
  passkeys: '/api/admin/profile/passkeys',
  confirmPasskey: '/api/admin/profile/passkeys/confirm',
  recoveryCodes: '/api/admin/profile/recovery-codes',
} as const;

/**
 * `POST /api/admin/users/{id}/…`: takes everything beside the password from somebody who has lost it. Whoever does
 * that proves who he is with a `ReauthenticationRequest`.
 */
export const REMOVE_SECOND_FACTOR_SUFFIX = 'second-factor/remove';

export const SECOND_FACTOR = { digits: 6, periodSeconds: 30, recoveryCodes: 10 } as const;

export const PASSKEY_LIMITS = {
  perAccount: 10,
  name: { min: 1, max: 60 },
  /** Lengths in base64url. An id has at most 1023 bytes; the rest is far more than any authenticator sends. */
  id: 1364,
  clientDataJSON: 4096,
  authenticatorData: 4096,
  signature: 8192,
  attestationObject: 32_768,
} as const;

/** How a browser reaches an authenticator; it knows better next time when it is told. */
export const PASSKEY_TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

/** So long a browser may take to ask for the passkey. */
export const PASSKEY_CHALLENGE_MINUTES = 5;

export type SecondFactorMethod = 'authenticator' | 'passkey' | 'recovery-code';

interface PasskeyDescriptor {
  id: string;
  type: string;
  transports?: string[];
}

/** What `navigator.credentials.get()` is asked for, as JSON (WebAuthn, level 3). */
export interface PasskeyRequestOptions {
  challenge: string;
  rpId?: string;
  timeout?: number;
  allowCredentials?: PasskeyDescriptor[];
  userVerification?: 'required' | 'preferred' | 'discouraged';
}

/** What `navigator.credentials.create()` is asked for, as JSON (WebAuthn, level 3). */
export interface PasskeyCreationOptions {
  challenge: string;
  rp: { id?: string; name: string };
  user: { id: string; name: string; displayName: string };
  pubKeyCredParams: { alg: number; type: 'public-key' }[];
  timeout?: number;
  excludeCredentials?: PasskeyDescriptor[];
  authenticatorSelection?: {
    residentKey?: 'required' | 'preferred' | 'discouraged';
    requireResidentKey?: boolean;
    userVerification?: 'required' | 'preferred' | 'discouraged';
  };
  attestation?: 'none' | 'indirect' | 'direct' | 'enterprise';
}

/** What the browser answers to request options; everything in base64url. */
export interface PasskeyAssertion {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** What the browser answers to creation options; everything in base64url. */
export interface PasskeyAttestation {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
}

/** One of the two. */
export interface SecondFactorProof {
  /** Of the authenticator app, or one of the recovery codes. */
  code?: string;
  passkey?: PasskeyAssertion;
}

/** 401 `second-factor-required` and `second-factor-failed` of the sign-in: the password was right. */
export interface SecondFactorRequired extends ApiError {
  methods: SecondFactorMethod[];
  /** For the next attempt, when the account has passkeys. Good once. */
  passkey?: PasskeyRequestOptions;
}

/**
 * Whoever changes how one signs in, oneself or somebody else, proves once more to be the owner of the own
 * account, so that neither an unlocked screen nor a stolen password is enough: with the password and, where there is a
 * second factor, with that as well.
 */
export interface ReauthenticationRequest extends SecondFactorProof {
  password: string;
}

/** `POST …/challenge`: what a passkey needs to prove it. Good once. */
export interface PasskeyChallengeResponse {
  passkey: PasskeyRequestOptions;
}

export interface Passkey {
  id: number;
  /** As its owner calls it. */
  name: string;
  createdAt: IsoTimestamp;
  lastUsedAt: IsoTimestamp | null;
}

export interface SecondFactorResponse {
  hasAuthenticator: boolean;
  passkeys: Passkey[];
  recoveryCodesLeft: number;
}

/** Shown once, as a picture and as text; it counts only after the first code has confirmed it. */
export interface AuthenticatorSetup {
  secret: string;
  /** `otpauth://totp/…`, for the QR code. */
  uri: string;
}

export interface ConfirmAuthenticatorRequest {
  code: string;
}

export interface PasskeySetup {
  options: PasskeyCreationOptions;
}

export interface ConfirmPasskeyRequest extends PasskeyAttestation {
  name: string;
}

export interface RenamePasskeyRequest {
  name: string;
}

/**
 * Each works once in place of the app or the passkey; shown once. Empty when the account has some already: they
 * stay as they are.
 */
export interface RecoveryCodesResponse {
  recoveryCodes: string[];
}

export interface SecondFactorChangeResponse {
  success: true;
}
