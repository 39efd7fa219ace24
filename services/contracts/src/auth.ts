import type { GrantedPermission } from './permissions.js';
import type { SecondFactorProof } from './second-factor.js';

/** Signing in and out of the staff area. Answered by the auth service. */
export const AUTH_PATHS = {
  login: '/api/admin/login',
  logout: '/api/admin/logout',
  currentUser: '/api/admin/user',
  createMainAdmin: '/api/create-main-admin',
} as const;

/** Sign-out after this long without a request; enforced by the server, counted down by the panel. */
export const SESSION_IDLE_MINUTES = 10;
export const SESSION_WARNING_SECONDS = 60;
/** However busy somebody is: so long after signing in, a session ends. Enforced by the server. */
export const SESSION_LIMIT_HOURS = 12;
/** An operator's one-time reset code works this long. */
export const RESET_CODE_MINUTES = 15;

export const ROLE_ADMIN = 1;
export const ROLE_SUPPORTER = 2;
/** These two come with the product. */
export const BUILT_IN_ROLES: readonly number[] = [ROLE_ADMIN, ROLE_SUPPORTER];
/** The main admin can be neither deleted nor demoted. */
export const MAIN_ADMIN_ID = 92;

/**
 * Without proof of it, an account with a second factor is answered 401 `second-factor-required` and with which
 * ones it has (`SecondFactorRequired`); the client asks for one and sends everything together.
 */
export interface LoginRequest extends SecondFactorProof {
  username: string;
  password: string;
}

/** What an account may still have to do; until then the panel stays closed. */
export const ACCOUNT_REQUIREMENTS = ['password-change', 'second-factor-setup'] as const;
export type AccountRequirement = (typeof ACCOUNT_REQUIREMENTS)[number];

export interface CurrentUser {
  id: number;
  username: string;
  fullName: string | null;
  /** Derived from role 1; kept for compatibility. Decide by `permissions`. */
  isAdmin: boolean;
  isMainAdmin: boolean;
  role: { id: number; name: string };
  permissions: GrantedPermission[];
  /** Until it is fulfilled, every other call is answered 403 `password-change-required` or `second-factor-setup-required`. */
  requirement: AccountRequirement | null;
}

/** Answer of login and of `GET /api/admin/user`. The token goes into `X-Admin-Token`. */
export interface SessionResponse {
  user: CurrentUser;
  adminToken: string;
  /** Until the session ends however often it is renewed; in seconds, so that no two clocks have to agree. */
  endsInSeconds: number;
}

export interface LogoutResponse {
  success: true;
}

/** `POST /api/create-main-admin`, with the code that `npm run reset-admin` prints on the server. */
export interface CreateMainAdminRequest {
  code: string;
  password: string;
}

export interface CreateMainAdminResponse {
  success: boolean;
  message: string;
}
