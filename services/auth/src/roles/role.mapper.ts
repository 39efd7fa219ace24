import type { Role } from '@garage/contracts/users';
import type { RoleEntity } from '@garage/shared/auth/role.entity';

export function toRole(role: RoleEntity): Role {
  return { id: role.id, name: role.name, description: role.description, permissions: role.permissions };
}
