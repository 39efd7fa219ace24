import type { IsoTimestamp } from './common.js';
import type { GrantedPermission } from './permissions.js';

/** Staff accounts. Answered by the auth service. */
export const USERS_PATH = '/api/admin/users';
/** The roles that an account may have. */
export const ROLES_PATH = '/api/admin/roles';

export const USER_LIMITS = {
  username: { min: 1, max: 60 },
  /** 72 is no limit of argon2id, only generous; the lower bound follows NIST SP 800-63B-4. */
  password: { min: 12, max: 200 },
  fullName: { max: 120 },
  email: { max: 254 },
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
  role: { id: number; name: string; permissions: GrantedPermission[] };
  lastLogin: IsoTimestamp | null;
  createdAt: IsoTimestamp;
  updatedAt: IsoTimestamp;
}

export interface UsersResponse {
  users: User[];
}

export interface UserResponse {
  user: User;
}

/** `isAdmin` is accepted for compatibility and ignored: role 1 alone makes an administrator. */
export interface CreateUserRequest {
  username: string;
  password: string;
  roleId: number;
  isAdmin?: boolean;
  fullName?: string;
  email?: string;
}

/** Absent or empty username and password keep the current ones. */
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
}

export interface RolesResponse {
  roles: Role[];
}
