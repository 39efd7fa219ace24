import { Injectable } from '@nestjs/common';
import type { StoredAttachments } from '../stored-data/personal-data-part.js';
import type { RetentionParts } from '../stored-data/retention-part.js';
import { StoredMailsRepository } from './stored-mails.repository.js';

/** Answers for mails when it is asked what is kept. */
@Injectable()
export class StoredMailsService {
  readonly retention: RetentionParts<'sentMails'>;

  constructor(private readonly mails: StoredMailsRepository) {
    this.retention = { sentMails: mails.sentMails };
  }

  /** What was answered to these messages. */
  repliesTo(contactMessageIds: readonly number[]): Promise<StoredAttachments> {
    return this.mails.repliesTo(contactMessageIds);
  }
}
