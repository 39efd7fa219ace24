import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailEntity } from './mail.entity.js';

/** Answers to visitors, which are kept as the mails that they are. */
@Injectable()
export class RepliesRepository {
  constructor(private readonly db: DataSource) {}

  /** Oldest first. */
  findOf(contactMessageId: number, manager: EntityManager = this.db.manager): Promise<MailEntity[]> {
    return manager.find(MailEntity, { where: { contactMessageId, kind: 'reply' }, order: { id: 'ASC' } });
  }

  /** Whatever message it answers. */
  findByKey(idempotencyKey: string, manager: EntityManager): Promise<MailEntity | null> {
    return manager.findOneBy(MailEntity, { kind: 'reply', idempotencyKey });
  }

  find(id: number): Promise<MailEntity> {
    return this.db.manager.findOneByOrFail(MailEntity, { id, kind: 'reply' });
  }
}
