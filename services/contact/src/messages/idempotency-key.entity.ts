import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** Remembers that a form was received, also after its message was deleted. */
@Entity({ schema: 'contact', name: 'idempotency_keys' })
export class IdempotencyKeyEntity {
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  fingerprint: string;

  @Column('integer', { name: 'message_id', nullable: true })
  messageId: number | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;
}
