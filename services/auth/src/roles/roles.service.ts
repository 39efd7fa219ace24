import { BUILT_IN_ROLES, MAIN_ADMIN_ID } from '@garage/contracts/auth';
import type { AuditAction } from '@garage/contracts/audit';
import { allows } from '@garage/contracts/permissions';
import type { Role } from '@garage/contracts/users';
import type { RoleEntity } from '@garage/shared/auth/role.entity';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { roleSubject } from '@garage/shared/audit/audit-entry';
import type { Caller } from '@garage/shared/audit/caller';
import { UsersRepository } from '../users/users.repository.js';
import { requireMayGrant, requireStillAllowed } from '../users/users.rules.js';
import type { UsersTransaction } from '../users/users.transaction.js';
import type { RoleDto } from './dto/role.dto.js';
import texts from './locales/de.json' with { type: 'json' };
import { toRole } from './role.mapper.js';
import { RolesRepository } from './roles.repository.js';
import type { RolesTransaction, RoleValues } from './roles.transaction.js';

/** So many people are named when a role cannot be deleted because of them. */
const NAMED_USERS = 5;

/**
 * Custom roles beside the two that are fixed. They never hold full access, and nobody gives or takes with
 * them what he may not do himself.
 */
@Injectable()
export class RolesService {
  constructor(
    private readonly roles: RolesRepository,
    private readonly users: UsersRepository,
  ) {}

  async list(): Promise<Role[]> {
    const [roles, counts] = await Promise.all([this.roles.findAllOrderedById(), this.roles.countUsers()]);
    return roles.map((role) => toRole(role, counts.get(role.id) ?? 0));
  }

  create(actor: UserEntity, input: RoleDto, caller: Caller): Promise<Role> {
    return this.write(actor, async (roles, users, present) => {
      requireMayGrant(present, input.permissions);
      await requireFreeName(roles, input.name, null);
      const role = await roles.insert(valuesOf(input));
      await this.audit(users, 'role-created', actor, role, caller);
      return toRole(role, 0);
    });
  }

  update(actor: UserEntity, id: number, input: RoleDto, caller: Caller): Promise<Role> {
    return this.write(actor, async (roles, users, present) => {
      const before = requireChangeable(await roles.lock(id), present);
      requireMayGrant(present, [...before.permissions, ...input.permissions]);
      await requireFreeName(roles, input.name, id);
      const values = valuesOf(input);
      const role = await roles.update(id, values);
      await this.audit(users, 'role-changed', actor, role, caller, changedFields(before, values));
      return toRole(role, (await roles.namesOfUsers(id)).length);
    });
  }

  /** Whether everybody who has the role signs in with a second factor; from the next request on. */
  requireSecondFactor(actor: UserEntity, id: number, isRequired: boolean, caller: Caller): Promise<Role> {
    return this.write(actor, async (roles, users, present) => {
      const role = requireExisting(await roles.lock(id));
      requireMayDecideOnSecondFactor(present, role);
      if (role.requiresSecondFactor !== isRequired) {
        await roles.setRequiresSecondFactor(id, isRequired);
        await this.audit(users, 'role-changed', actor, role, caller, ['requiresSecondFactor']);
      }
      const { length: userCount } = await roles.namesOfUsers(id);
      return { ...toRole(role, userCount), requiresSecondFactor: isRequired };
    });
  }

  delete(actor: UserEntity, id: number, caller: Caller): Promise<void> {
    return this.write(actor, async (roles, users, present) => {
      const role = requireCustom(await roles.lock(id));
      requireMayGrant(present, role.permissions);
      const names = await roles.namesOfUsers(id);
      if (names.length > 0) throw new AppError(409, 'role-in-use', inUse(role.name, names));
      await roles.delete(id);
      await this.audit(users, 'role-deleted', actor, role, caller);
    });
  }

  /** Whoever acts is looked at again inside the transaction, as with accounts. */
  private write<T>(
    actor: UserEntity,
    work: (roles: RolesTransaction, users: UsersTransaction, present: UserEntity) => Promise<T>,
  ): Promise<T> {
    return this.users.transaction(async (users) => {
      const present = requireStillAllowed(actor, (await users.lock([actor.id])).get(actor.id));
      return work(users.roles(), users, present);
    });
  }

  private audit(
    users: UsersTransaction,
    action: AuditAction,
    actor: UserEntity,
    role: Pick<RoleEntity, 'id' | 'name'>,
    caller: Caller,
    changed?: string[],
  ): Promise<void> {
    return users.audit({
      action,
      outcome: 'success',
      actorUserId: actor.id,
      subject: roleSubject(role.id),
      details: { name: role.name, ...(changed && { changed }) },
      caller,
    });
  }
}

function valuesOf({ name, description = '', permissions }: RoleDto): RoleValues {
  return { name, description, permissions: [...new Set(permissions)] };
}

function requireExisting(role: RoleEntity | null): RoleEntity {
  if (!role) throw new AppError(404, 'not-found', texts.roleNotFound);
  return role;
}

function requireCustom(found: RoleEntity | null): RoleEntity {
  const role = requireExisting(found);
  if (BUILT_IN_ROLES.includes(role.id)) throw new AppError(403, 'role-protected', texts.builtIn);
  return role;
}

/** Full access is the main admin's affair; of other roles nobody lowers the guard before his own or a higher one. */
function requireMayDecideOnSecondFactor(present: UserEntity, role: RoleEntity): void {
  if (present.id === MAIN_ADMIN_ID) return;
  if (allows(role.permissions, '*')) throw new AppError(403, 'forbidden', texts.mainAdminDecides);
  if (role.id === present.role.id) throw new AppError(403, 'role-protected', texts.ownRole);
  requireMayGrant(present, role.permissions);
}

/** Nobody saws off the branch on which he sits. */
function requireChangeable(role: RoleEntity | null, present: UserEntity): RoleEntity {
  const custom = requireCustom(role);
  if (custom.id === present.role.id) throw new AppError(403, 'role-protected', texts.ownRole);
  return custom;
}

async function requireFreeName(
  roles: RolesTransaction,
  name: string,
  exceptId: number | null,
): Promise<void> {
  if (!(await roles.isNameTaken(name, exceptId))) return;
  throw new AppError(409, 'role-name-taken', texts.nameTaken, { fields: { name: texts.nameTaken } });
}

function changedFields(before: RoleEntity, values: RoleValues): string[] {
  return (['name', 'description', 'permissions'] as const).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(values[field]),
  );
}

function inUse(role: string, names: string[]): string {
  const named = names.slice(0, NAMED_USERS).join(', ');
  const more = names.length - NAMED_USERS;
  const users =
    more > 0 ? texts.andMore.replace('{users}', () => named).replace('{count}', String(more)) : named;
  return texts.inUse.replace('{role}', () => role).replace('{users}', () => users);
}
