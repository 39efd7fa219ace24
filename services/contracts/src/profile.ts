import type { IsoTimestamp } from './common.js';
import type { User } from './users.js';

/** What everybody on the staff may do with his or her own account. Answered by the auth service. */
export const PROFILE_PATHS = {
  profile: '/api/admin/profile',
  password: '/api/admin/profile/password',
  sessions: '/api/admin/profile/sessions',
  secondFactor: '/api/admin/profile/second-factor',
  confirmSecondFactor: '/api/admin/profile/second-factor/confirm',
  removeSecondFactor: '/api/admin/profile/second-factor/remove',
} as const;

export const SECOND_FACTOR = { digits: 6, periodSeconds: 30, recoveryCodes: 10 } as const;

export interface ProfileResponse {
  user: User;
}

/** Empty values clear what is stored; absent ones keep it. */
export interface UpdateProfileRequest {
  fullName?: string;
  email?: string;
}

/** Ends every other session of the account. */
export interface ChangePasswordRequest {
  currentPassword: string;
  newPassword: string;
}

/** A browser in which somebody is signed in. */
export interface StaffSession {
  id: number;
  /** For example `Firefox, Windows`; empty when the browser does not say. */
  device: string;
  /** The network it came from, shortened so that it tells no more than the place. */
  network: string;
  startedAt: IsoTimestamp;
  lastSeenAt: IsoTimestamp;
  isCurrent: boolean;
}

export interface SessionsResponse {
  sessions: StaffSession[];
}

export interface EndSessionsResponse {
  success: true;
}

/** Setting up or removing a second factor asks for the password, so that an unlocked screen is not enough. */
export interface OwnPasswordRequest {
  password: string;
}

/** Shown once, as a picture and as text; it counts only after the first code has confirmed it. */
export interface SecondFactorSetup {
  secret: string;
  /** `otpauth://totp/…`, for the QR code. */
  uri: string;
}

export interface ConfirmSecondFactorRequest {
  code: string;
}

/** Each works once in place of a code of the app; shown once. */
export interface RecoveryCodesResponse {
  recoveryCodes: string[];
}

export interface RemoveSecondFactorResponse {
  success: true;
}
