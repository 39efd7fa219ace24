import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { MailEntity } from './mail.entity.js';
import { MailsRepository } from './mails.repository.js';

/** Answers to visitors, which are kept as the mails that they are. */
@Injectable()
export class RepliesService {
  constructor(private readonly mails: MailsRepository) {}

  /** Oldest first. */
  findOf(contactMessageId: number, manager?: EntityManager): Promise<MailEntity[]> {
    return this.mails.findReplies(contactMessageId, manager);
  }

  /** Whatever message it answers. */
  findByKey(idempotencyKey: string, manager: EntityManager): Promise<MailEntity | null> {
    return this.mails.findReplyByKey(idempotencyKey, manager);
  }

  find(id: number): Promise<MailEntity> {
    return this.mails.findReply(id);
  }
}
