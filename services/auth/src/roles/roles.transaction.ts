import { RoleEntity } from '@garage/shared/auth/role.entity';
import type { EntityManager } from 'typeorm';

export interface RoleValues {
  name: string;
  description: string;
  permissions: RoleEntity['permissions'];
}

/** Roles as seen and written inside the transaction of somebody who may. */
export class RolesTransaction {
  constructor(private readonly manager: EntityManager) {}

  /** Holds the role: nobody gives it to an account until the transaction ends. */
  async lock(id: number): Promise<RoleEntity | null> {
    await this.manager.query(`SELECT id FROM auth.user_roles WHERE id = $1 FOR UPDATE`, [id]);
    return this.manager.findOneBy(RoleEntity, { id });
  }

  async namesOfUsers(roleId: number): Promise<string[]> {
    const rows = await this.manager.query<{ username: string }[]>(
      `SELECT username FROM auth.users WHERE role_id = $1 ORDER BY lower(username)`,
      [roleId],
    );
    return rows.map(({ username }) => username);
  }

  /** Names are compared without regard to case; two people who choose one at once take turns. */
  async isNameTaken(name: string, exceptId: number | null): Promise<boolean> {
    await this.manager.query(`LOCK TABLE auth.user_roles IN SHARE ROW EXCLUSIVE MODE`);
    const rows = await this.manager.query<unknown[]>(
      `SELECT 1 FROM auth.user_roles WHERE lower(name) = lower($1) AND id IS DISTINCT FROM $2`,
      [name, exceptId],
    );
    return rows.length > 0;
  }

  insert(values: RoleValues): Promise<RoleEntity> {
    return this.manager.save(RoleEntity, values);
  }

  async update(id: number, values: RoleValues): Promise<RoleEntity> {
    await this.manager.update(RoleEntity, id, values);
    return this.manager.findOneByOrFail(RoleEntity, { id });
  }

  async setRequiresSecondFactor(id: number, requiresSecondFactor: boolean): Promise<void> {
    await this.manager.update(RoleEntity, id, { requiresSecondFactor });
  }

  async delete(id: number): Promise<void> {
    await this.manager.delete(RoleEntity, id);
  }
}
