import type { IsoTimestamp } from './common.js';
import type { User } from './users.js';

/** What everybody on the staff may do with his or her own account. Answered by the auth service. */
export const PROFILE_PATHS = {
  profile: '/api/admin/profile',
  password: '/api/admin/profile/password',
  sessions: '/api/admin/profile/sessions',
} as const;

export interface ProfileResponse {
  user: User;
}

/** Empty values clear what is stored; absent ones keep it. */
export interface UpdateProfileRequest {
  fullName?: string;
  email?: string;
  /** Needed when the address changes: links for setting a password go there. */
  currentPassword?: string;
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
