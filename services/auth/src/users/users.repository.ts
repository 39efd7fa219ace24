import { UserEntity } from '@garage/shared/auth/user.entity';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { type OpenInvitation, openInvitations } from './invitations.js';
import { UsersTransaction } from './users.transaction.js';

@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  findAllOrderedById(): Promise<UserEntity[]> {
    return this.dataSource.manager.find(UserEntity, { relations: { role: true }, order: { id: 'ASC' } });
  }

  findById(id: number): Promise<UserEntity | null> {
    return this.dataSource.manager.findOneBy(UserEntity, { id });
  }

  findOpenInvitations(): Promise<Map<number, OpenInvitation>> {
    return openInvitations(this.dataSource);
  }

  /** Runs `work` as one transaction: what it decides on stays true until what it writes is stored. */
  transaction<T>(work: (users: UsersTransaction) => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) => work(new UsersTransaction(manager)));
  }
}
