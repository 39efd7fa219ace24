import { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';

/** The accounts, which the auth service writes and every service reads. */
@Injectable()
export class StaffRepository {
  constructor(private readonly db: DataSource) {}

  findByIds(ids: readonly number[]): Promise<UserEntity[]> {
    return this.db.manager.findBy(UserEntity, { id: In(ids) });
  }

  findAllWithRoles(): Promise<UserEntity[]> {
    return this.db.manager.find(UserEntity, { relations: { role: true } });
  }

  findWithRole(id: number): Promise<UserEntity | null> {
    return this.db.manager.findOne(UserEntity, { where: { id }, relations: { role: true } });
  }
}
