import type { Role } from '@garage/contracts/users';
import { RoleEntity } from '@garage/shared/auth/role.entity';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { toRole } from './role.mapper.js';

@Injectable()
export class RolesService {
  constructor(private readonly dataSource: DataSource) {}

  async list(): Promise<Role[]> {
    const roles = await this.dataSource.manager.find(RoleEntity, { order: { id: 'ASC' } });
    return roles.map(toRole);
  }
}
