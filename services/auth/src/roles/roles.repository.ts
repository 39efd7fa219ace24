import { RoleEntity } from '@garage/shared/auth/role.entity';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

@Injectable()
export class RolesRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAllOrderedById(): Promise<RoleEntity[]> {
    return this.dataSource.manager.find(RoleEntity, { order: { id: 'ASC' } });
  }

  async countUsers(): Promise<Map<number, number>> {
    const rows = await this.dataSource.query<{ role_id: number; users: number }[]>(
      `SELECT role_id, count(*)::integer AS users FROM auth.users GROUP BY role_id`,
    );
    return new Map(rows.map(({ role_id, users }) => [role_id, users]));
  }
}
