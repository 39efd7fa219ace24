import type { CurrentUser } from '@garage/contracts/auth';
import { SUPPORTER_PERMISSIONS } from '@garage/contracts/permissions';

export const ADMIN: CurrentUser = {
  id: 92,
  username: 'admin',
  fullName: null,
  isAdmin: true,
  isMainAdmin: true,
  role: { id: 1, name: 'Admin' },
  permissions: ['*'],
  requirement: null,
};

export const SUPPORTER: CurrentUser = {
  id: 101,
  username: 'eva',
  fullName: 'Eva Brunner',
  isAdmin: false,
  isMainAdmin: false,
  role: { id: 2, name: 'Supporter' },
  permissions: [...SUPPORTER_PERMISSIONS],
  requirement: null,
};
