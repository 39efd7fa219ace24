import { BUILT_IN_ROLES } from '@garage/contracts/auth';
import type { Role } from '@garage/contracts/users';
import type { RoleEntity } from '@garage/shared/auth/role.entity';

export function toRole(role: RoleEntity, userCount: number): Role {
  return {
    id: role.id,
    name: role.name,
    description: role.description,
    permissions: role.permissions,
    isBuiltIn: BUILT_IN_ROLES.includes(role.id),
    userCount,
    requiresSecondFactor: role.requiresSecondFactor,
  };
}
