import { getMetadataArgsStorage } from 'typeorm';
import { RoleEntity } from '../auth/role.entity.js';
import { UserEntity } from '../auth/user.entity.js';
import type { Grant } from './grants.js';

const OTHER_SERVICES = ['content', 'contact'] as const;

/**
 * What the code of this package does with the auth service's tables in every other service: it reads who is
 * signed in, prolongs and ends sessions, counts attempts and adds lines to the audit record. Nobody but auth starts
 * a session or reads a password's hash.
 */
export const PLATFORM_GRANTS: readonly Grant[] = [
  { to: OTHER_SERVICES, privileges: 'USAGE', on: 'SCHEMA auth' },
  { to: OTHER_SERVICES, privileges: `SELECT (${loadedColumns(UserEntity)})`, on: 'auth.users' },
  { to: OTHER_SERVICES, privileges: `SELECT (${loadedColumns(RoleEntity)})`, on: 'auth.user_roles' },
  { to: OTHER_SERVICES, privileges: 'SELECT, UPDATE (expire), DELETE', on: 'auth.sessions' },
  { to: OTHER_SERVICES, privileges: 'SELECT, INSERT, UPDATE, DELETE', on: 'auth.rate_limits' },
  {
    to: OTHER_SERVICES,
    privileges: 'INSERT (action, outcome, actor_user_id, subject, details, ip, request_id)',
    on: 'auth.audit_log',
  },
];

/** The columns of an entity that are read without being asked for by name. */
function loadedColumns(entity: Function): string {
  return getMetadataArgsStorage()
    .columns.filter(({ target, options }) => target === entity && options.select !== false)
    .map(({ options, propertyName }) => options.name ?? propertyName)
    .join(', ');
}
