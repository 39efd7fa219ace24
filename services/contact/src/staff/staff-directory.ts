import type { StaffMember } from '@garage/contracts/contact';
import { allows } from '@garage/contracts/permissions';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

/** Names of the staff, read from the accounts; never more than a name leaves this service. */
@Injectable()
export class StaffDirectory {
  constructor(private readonly db: DataSource) {}

  /** By id; who has left the garage is missing. */
  async named(ids: readonly (number | null)[]): Promise<Map<number, StaffMember>> {
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    if (wanted.length === 0) return new Map();
    const users = await this.db.manager.findBy(UserEntity, { id: In(wanted) });
    return new Map(users.map((user) => [user.id, toStaffMember(user)]));
  }

  /** Who may answer messages, by name. */
  async answering(): Promise<StaffMember[]> {
    const users = await this.db.manager.find(UserEntity, { relations: { role: true } });
    return users
      .filter(({ role }) => allows(role.permissions, 'contact-messages:write'))
      .map(toStaffMember)
      .toSorted((left, right) => left.name.localeCompare(right.name, 'de-CH'));
  }
}

export function toStaffMember({ id, fullName, username }: UserEntity): StaffMember {
  return { id, name: fullName ?? username };
}
