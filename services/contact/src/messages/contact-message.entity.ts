import type { SpamReason } from '@garage/contracts/contact';
import type { Language } from '@garage/contracts/languages';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A visitor's message, the consent given with it, and what the staff have done about it. */
@Entity({ schema: 'contact', name: 'contact_messages' })
export class ContactMessageEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  name: string;

  @Column('text')
  email: string;

  @Column('text')
  phone: string;

  @Column('text', { nullable: true })
  address: string | null;

  @Column('text', { nullable: true })
  service: string | null;

  @Column('text')
  message: string;

  @Column('boolean', { name: 'is_read', default: false })
  isRead: boolean;

  @Column('text', { nullable: true })
  source: string | null;

  @Column('text')
  language: Language;

  @Column('text', { name: 'spam_reason', nullable: true })
  spamReason: SpamReason | null;

  @Column('timestamptz', { name: 'consent_at' })
  consentAt: Date;

  @Column('text', { name: 'consent_version' })
  consentVersion: string;

  /** A user's id. No foreign key: users belong to the auth service, and may be deleted. */
  @Column('integer', { name: 'assigned_to', nullable: true })
  assignedTo: number | null;

  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt: Date | null;

  /** Whose it is. No foreign key here: customers are another room's. Null for spam, and until it is known. */
  @Column('integer', { name: 'customer_id', nullable: true })
  customerId: number | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
