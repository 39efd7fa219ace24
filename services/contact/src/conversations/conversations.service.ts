import { randomBytes } from 'node:crypto';
import type {
  ConversationResponse,
  InternalNote,
  Reply,
  ReplyRequest,
} from '@garage/contracts/contact-conversation';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError } from '@garage/shared/errors/app-error';
import { isUniqueViolation } from '@garage/shared/errors/postgres-errors';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveChanges } from '../live/live-changes.js';
import type { MailEntity } from '../mail/mail.entity.js';
import { Outbox } from '../mail/outbox.js';
import { RepliesRepository } from '../mail/replies.repository.js';
import { recordOnMessage } from '../messages/message-record.js';
import { MessagesService } from '../messages/messages.service.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import type { StoredAttachments } from '../stored-data/personal-data-part.js';
import { toInternalNote, toReply } from './conversation.mapper.js';
import { ConversationsRepository } from './conversations.repository.js';
import texts from './locales/de.json' with { type: 'json' };

/** Answers to visitors and remarks among colleagues. */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly messages: MessagesService,
    private readonly replies: RepliesRepository,
    private readonly outbox: Outbox,
    private readonly changes: LiveChanges,
    private readonly staff: StaffDirectory,
  ) {}

  async find(messageId: number): Promise<ConversationResponse> {
    const [message, replies, notes] = await Promise.all([
      this.messages.find(messageId),
      this.replies.findOf(messageId),
      this.conversations.findNotes(messageId),
    ]);
    const staff = await this.staff.named([
      ...replies.map(({ createdBy }) => createdBy),
      ...notes.map(({ authorId }) => authorId),
    ]);
    return {
      message,
      replies: replies.map((reply) => toReply(reply, staff)),
      notes: notes.map((note) => toInternalNote(note, staff)),
    };
  }

  /**
   * Queues the answer and marks the message as answered and read, all or nothing. The same key again
   * answers with the reply that is there; with another text, or for another message, it is refused.
   */
  async reply(messageId: number, request: ReplyRequest, by: StaffCaller, key?: string): Promise<Reply> {
    const message = await this.messages.find(messageId);
    await this.outbox.ready();
    const id = await this.unlessKeyTaken(async (manager) => {
      await this.messages.lock(messageId, manager);
      const known = key === undefined ? null : await this.replies.findByKey(key, manager);
      if (known) {
        if (known.contactMessageId !== messageId || !isSame(known, request)) {
          throw new AppError(409, 'idempotency-key-reused');
        }
        return known.id;
      }
      const earlier = await this.replies.findOf(messageId, manager);
      const mailId = await this.outbox.add(
        {
          kind: 'reply',
          contactMessageId: messageId,
          recipient: message.email,
          subject: request.subject,
          text: request.text,
          headerId: `reply-${messageId}-${randomBytes(9).toString('hex')}`,
          inReplyTo: earlier.at(-1)?.headerId ?? null,
          idempotencyKey: key ?? null,
          createdBy: by.user.id,
        },
        manager,
      );
      await this.messages.markAnswered(messageId, manager);
      await recordOnMessage(manager, by, 'message-answered', messageId, { mailId });
      return mailId;
    });
    const reply = await this.replies.find(id);
    return toReply(reply, await this.staff.named([reply.createdBy]));
  }

  async addNote(messageId: number, text: string, by: StaffCaller): Promise<InternalNote> {
    const id = await this.conversations.transaction(async (manager) => {
      await this.messages.lock(messageId, manager);
      const noteId = await this.conversations.insertNote(
        { contactMessageId: messageId, text, authorId: by.user.id },
        manager,
      );
      await recordOnMessage(manager, by, 'message-note-added', messageId, { noteId });
      await this.changes.announce('contact-messages', [{ id: messageId }], manager);
      return noteId;
    });
    const note = await this.conversations.findNote(messageId, id);
    if (!note) throw new AppError(404, 'not-found');
    return toInternalNote(note, await this.staff.named([by.user.id]));
  }

  /** 404 when there is none; 403 for somebody else's. */
  async deleteNote(messageId: number, id: number, by: StaffCaller): Promise<void> {
    const note = await this.conversations.findNote(messageId, id);
    if (!note) throw new AppError(404, 'not-found');
    if (note.authorId !== by.user.id) throw new AppError(403, 'forbidden', texts.ownNotesOnly);
    await this.conversations.transaction(async (manager) => {
      if (!(await this.conversations.deleteNote(id, manager))) throw new AppError(404, 'not-found');
      await recordOnMessage(manager, by, 'message-note-deleted', messageId, { noteId: id });
      await this.changes.announce('contact-messages', [{ id: messageId }], manager);
    });
  }

  /** What was noted on these messages, for whoever asks what is kept about them. */
  exportNotes(messageIds: readonly number[], manager: EntityManager): Promise<StoredAttachments> {
    return this.conversations.exportNotes(messageIds, manager);
  }

  /** Answers to two messages may come at once under one key: the second finds it taken when it is stored. */
  private async unlessKeyTaken<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await this.conversations.transaction(work);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
      throw new AppError(409, 'idempotency-key-reused', undefined, { cause: error });
    }
  }
}

function isSame({ subject, text }: MailEntity, request: ReplyRequest): boolean {
  return subject === request.subject && text === request.text;
}
