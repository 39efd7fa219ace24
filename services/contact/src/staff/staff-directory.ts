import type { StaffMember } from '@garage/contracts/contact';
import { allows, type Permission } from '@garage/contracts/permissions';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import { StaffRepository } from './staff.repository.js';

/** The staff, read from the accounts; never more than a name leaves this service. */
@Injectable()
export class StaffDirectory {
  constructor(private readonly staff: StaffRepository) {}

  /** By id; who has left the garage is missing. */
  async named(ids: readonly (number | null)[]): Promise<Map<number, StaffMember>> {
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    if (wanted.length === 0) return new Map();
    const users = await this.staff.findByIds(wanted);
    return new Map(users.map((user) => [user.id, toStaffMember(user)]));
  }

  /** The account as it is now, with its role; null when it is gone. */
  account(id: number): Promise<UserEntity | null> {
    return this.staff.findWithRole(id);
  }

  /** Who has this right, by name. */
  async allowedTo(permission: Permission): Promise<StaffMember[]> {
    const users = await this.staff.findAllWithRoles();
    return users
      .filter(({ role }) => allows(role.permissions, permission))
      .map(toStaffMember)
      .toSorted((left, right) => left.name.localeCompare(right.name, 'de-CH'));
  }
}

export function toStaffMember({ id, fullName, username }: UserEntity): StaffMember {
  return { id, name: fullName ?? username };
}
