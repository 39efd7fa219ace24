import type { ReplyTemplateTexts } from '@garage/contracts/contact-conversation';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A prepared answer, in German and perhaps in the other languages. */
@Entity({ schema: 'contact', name: 'reply_templates' })
export class ReplyTemplateEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  /** Unique without regard to case. */
  @Column('text')
  name: string;

  @Column('jsonb')
  texts: ReplyTemplateTexts;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
