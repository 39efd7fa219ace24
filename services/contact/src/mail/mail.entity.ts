import type { MailFailure, MailKind, MailStatus } from '@garage/contracts/mails';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A mail that was sent or is still to be sent. */
@Entity({ schema: 'contact', name: 'mails' })
export class MailEntity {
  @PrimaryGeneratedColumn('identity', { generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column('text')
  kind: MailKind;

  /** The visitor's message that it belongs to; the mail goes with it when that is deleted. */
  @Column('integer', { name: 'contact_message_id', nullable: true })
  contactMessageId: number | null;

  /** The appointment that it is about; the mail goes with it, too. */
  @Column('integer', { name: 'appointment_id', nullable: true })
  appointmentId: number | null;

  /** What happened to the appointment. */
  @Column('integer', { name: 'appointment_event_id', nullable: true })
  appointmentEventId: number | null;

  /** The wish to be reminded of inspections that it fulfils; the mail goes with it, too. */
  @Column('integer', { name: 'inspection_reminder_id', nullable: true })
  inspectionReminderId: number | null;

  /** Null: the staff, at the address that is valid when it is sent. */
  @Column('text', { nullable: true })
  recipient: string | null;

  /** Null when its kind has a composer that writes it at the time of sending. */
  @Column('text', { nullable: true })
  subject: string | null;

  @Column('text', { nullable: true })
  text: string | null;

  @Column('text', { nullable: true })
  html: string | null;

  /** What its composer needs and nobody else may read, encrypted; removed when the mail has left. */
  @Column('text', { nullable: true })
  sealed: string | null;

  /** The Message-ID, the same for every attempt. */
  @Column('text', { name: 'header_id' })
  headerId: string;

  /** The Message-ID of the mail that it continues. */
  @Column('text', { name: 'in_reply_to', nullable: true })
  inReplyTo: string | null;

  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;

  @Column('text', { default: 'waiting' })
  status: MailStatus;

  @Column('integer', { default: 0 })
  attempts: number;

  @Column('text', { nullable: true })
  failure: MailFailure | null;

  /** When it was let go among those to the same mailbox; null for kinds that are not counted. */
  @Column('timestamptz', { name: 'admitted_at', nullable: true })
  admittedAt: Date | null;

  /** It was, or is, held back until then. */
  @Column('timestamptz', { name: 'held_until', nullable: true })
  heldUntil: Date | null;

  /** Who of the staff caused it. */
  @Column('integer', { name: 'created_by', nullable: true })
  createdBy: number | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Column('timestamptz', { name: 'last_attempt_at', nullable: true })
  lastAttemptAt: Date | null;

  @Column('timestamptz', { name: 'sent_at', nullable: true })
  sentAt: Date | null;
}
