import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A remark of the staff about a message. */
@Entity({ schema: 'contact', name: 'message_notes' })
export class MessageNoteEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('integer', { name: 'contact_message_id' })
  contactMessageId: number;

  @Column('text')
  text: string;

  @Column('integer', { name: 'author_id' })
  authorId: number;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
