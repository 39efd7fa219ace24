import type { GrantedPermission } from '@garage/contracts/permissions';

/** Who may call a route. A route that does not say so is closed to everybody. */
export type Access =
  { kind: 'public' } | { kind: 'signed-in' } | { kind: 'permission'; permission: GrantedPermission };

export const ACCESS_METADATA = 'garage:access';

/** Marks the routes that are open although the account still has to do something first. */
export const BEFORE_REQUIREMENTS_METADATA = 'garage:before-requirements';
