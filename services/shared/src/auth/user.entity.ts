import {
  Column,
  CreateDateColumn,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  UpdateDateColumn,
} from 'typeorm';
import { RoleEntity } from './role.entity.js';

/** A staff account. Every service reads users; the auth service alone writes them. */
@Entity({ schema: 'auth', name: 'users' })
export class UserEntity {
  @PrimaryGeneratedColumn({ name: 'id', type: 'integer' })
  id: number;

  /** Unique without regard to case. */
  @Column({ name: 'username', type: 'text' })
  username: string;

  /** Never loaded unless asked for by name. Null until an invited person has chosen one. */
  @Column({ name: 'password_hash', type: 'text', select: false, nullable: true })
  passwordHash: string | null;

  /** Somebody else knows the password, because it was made for this person. */
  @Column({ name: 'must_change_password', type: 'boolean', default: false })
  mustChangePassword: boolean;

  /** Whether signing in asks for more than the password; what for is the auth service's affair. */
  @Column({ name: 'has_second_factor', type: 'boolean', default: false })
  hasSecondFactor: boolean;

  @Column({ name: 'role_id', type: 'integer' })
  roleId: number;

  @ManyToOne(() => RoleEntity, { nullable: false })
  @JoinColumn({ name: 'role_id' })
  role: Relation<RoleEntity>;

  @Column({ name: 'full_name', type: 'text', nullable: true })
  fullName: string | null;

  @Column({ name: 'email', type: 'text', nullable: true })
  email: string | null;

  @Column({ name: 'last_login', type: 'timestamptz', nullable: true })
  lastLogin: Date | null;

  /** Raised to end every session of this user; a session holds the number it was started with. */
  @Column({ name: 'session_version', type: 'integer', default: 1 })
  sessionVersion: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
