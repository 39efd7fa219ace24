import type { IsoTimestamp } from './common.js';

/** One-time links by which somebody sets the own password. Answered by the auth service. */
export const PASSWORD_LINK_PATHS = {
  /** `POST { email }`: has a link mailed, and answers the same whether or not there is such an account. */
  request: '/api/admin/password-links',
  /** `POST { token }`: whose link it is. Changes nothing. */
  read: '/api/admin/password-links/read',
  /** `POST { token, password }`: sets the password. */
  use: '/api/admin/password-links/use',
} as const;

export const PASSWORD_LINK_MINUTES = 30;

/** The page that a link opens. The token stands behind the `#`: it reaches no server, no log and no `Referer`. */
export const PASSWORD_LINK_PAGE = '/admin/set-password';

export function passwordLinkPage(token: string): string {
  return `${PASSWORD_LINK_PAGE}#${token}`;
}

/** Longer than any token, so that what is cut off or glued together is answered like any other wrong one. */
export const PASSWORD_TOKEN_MAX = 200;

export interface RequestPasswordLinkRequest {
  email: string;
}

export interface RequestPasswordLinkResponse {
  success: true;
}

export interface ReadPasswordLinkRequest {
  token: string;
}

/** 400 `password-link-invalid` when it has ended, was used, or never existed. */
export interface PasswordLinkResponse {
  username: string;
  fullName: string | null;
  /** The account has no password yet. */
  isInvitation: boolean;
  expiresAt: IsoTimestamp;
}

export interface UsePasswordLinkRequest {
  token: string;
  password: string;
}

/** Nobody is signed in by a link: the next step is the login, with the second factor where there is one. */
export interface UsePasswordLinkResponse {
  success: true;
  username: string;
}
