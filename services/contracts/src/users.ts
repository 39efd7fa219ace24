import type { IsoTimestamp } from './common.js';
import type { GrantedPermission, Permission } from './permissions.js';

/** Staff accounts. Answered by the auth service. */
export const USERS_PATH = '/api/admin/users';
/** `DELETE …/{id}`: ends one session of somebody; the ids come from `GET /api/admin/users/{id}/sessions`. */
export const USER_SESSIONS_PATH = '/api/admin/user-sessions';
/** The roles that an account may have. */
export const ROLES_PATH = '/api/admin/roles';

export const USER_LIMITS = {
  username: { min: 1, max: 60 },
  /** 72 is no limit of argon2id, only generous; the lower bound follows NIST SP 800-63B-4. */
  password: { min: 12, max: 200 },
  fullName: { max: 120 },
  email: { max: 254 },
} as const;

export const ROLE_LIMITS = {
  name: { min: 1, max: 60 },
  description: { max: 200 },
} as const;

/** A staff account as the panel sees it; never its password. */
export interface User {
  id: number;
  username: string;
  fullName: string | null;
  email: string | null;
  isAdmin: boolean;
  isMainAdmin: boolean;
  roleId: number;
  role: { id: number; name: string; permissions: GrantedPermission[]; requiresSecondFactor: boolean };
  /** Signing in asks for an authenticator app or a passkey as well. */
  hasSecondFactor: boolean;
  /** Somebody else knows the password, and the next sign-in asks for an own one. */
  mustChangePassword: boolean;
  /** The account has no password yet; its owner has been sent a link. Null: it has one. */
  invitation: Invitation | null;
  lastLogin: IsoTimestamp | null;
  createdAt: IsoTimestamp;
  updatedAt: IsoTimestamp;
}

export interface Invitation {
  /** Until when the last link works, or worked; null when there is none, because the address has changed. */
  expiresAt: IsoTimestamp | null;
}

export interface UsersResponse {
  users: User[];
}

export interface UserResponse {
  user: User;
}

/**
 * Nobody thinks up a password for somebody else: with an address the account's owner is invited by mail, and without
 * one a first password is made. A `password` is still accepted, as a first password.
 * `isAdmin` is accepted for compatibility and ignored: role 1 alone makes an administrator.
 */
export interface CreateUserRequest {
  username: string;
  password?: string;
  roleId: number;
  isAdmin?: boolean;
  fullName?: string;
  email?: string;
}

export interface CreateUserResponse extends UserResponse {
  /** Made because there is no address to send a link to. Shown once; has to be changed at the first sign-in. */
  firstPassword?: string;
}

/** `POST /api/admin/users/{id}/password-link`: sends the account's owner a link for setting a password. */
export const PASSWORD_LINK_SUFFIX = 'password-link';
/** `POST /api/admin/users/{id}/first-password`: makes a password that has to be changed at the next sign-in. */
export const FIRST_PASSWORD_SUFFIX = 'first-password';

export interface FirstPasswordResponse extends UserResponse {
  /** Shown once. */
  firstPassword: string;
}

/** Absent or empty username and password keep the current ones; a new password is a first one. */
export interface UpdateUserRequest {
  id?: number;
  username?: string;
  password?: string;
  roleId?: number;
  isAdmin?: boolean;
  fullName?: string;
  email?: string;
}

export interface DeleteUserResponse {
  success: true;
}

export interface Role {
  id: number;
  name: string;
  /** German, fit to show. */
  description: string;
  permissions: GrantedPermission[];
  /** Admin and Supporter, which nobody changes or deletes. */
  isBuiltIn: boolean;
  /** How many accounts have it; with one or more it cannot be deleted. */
  userCount: number;
  /** Whoever has it signs in with a second factor, and can do nothing before one is set up. */
  requiresSecondFactor: boolean;
}

/** `PUT /api/admin/roles/{id}/second-factor`, for built-in roles too; for full access only the main admin decides. */
export interface RoleSecondFactorRequest {
  isRequired: boolean;
}

/** Makes a role, or replaces what a custom one says. Full access (`*`) is for the built-in role 1 alone. */
export interface RoleRequest {
  name: string;
  description?: string;
  permissions: Permission[];
}

export interface RoleResponse {
  role: Role;
}

export interface DeleteRoleResponse {
  success: true;
}

export interface RolesResponse {
  roles: Role[];
}
