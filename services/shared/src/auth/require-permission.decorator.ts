import type { GrantedPermission } from '@garage/contracts/permissions';
import { SetMetadata } from '@nestjs/common';
import { type Access, ACCESS_METADATA } from './access.js';

/** Opens a route to users whose role grants the permission (or `*`). */
export const RequirePermission = (permission: GrantedPermission) =>
  SetMetadata<string, Access>(ACCESS_METADATA, { kind: 'permission', permission });
