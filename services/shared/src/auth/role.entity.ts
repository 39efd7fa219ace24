import type { GrantedPermission } from '@garage/contracts/permissions';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** What a user may do. Every service reads roles; the auth service alone writes them. */
@Entity({ schema: 'auth', name: 'user_roles' })
export class RoleEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id: number;

  @Column({ name: 'name', type: 'text', unique: true })
  name: string;

  @Column({ name: 'description', type: 'text', default: '' })
  description: string;

  @Column({ name: 'permissions', type: 'jsonb' })
  permissions: GrantedPermission[];

  /** Whoever has this role signs in with a second factor; without one, only setting it up is open. */
  @Column({ name: 'requires_second_factor', type: 'boolean', default: false })
  requiresSecondFactor: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
