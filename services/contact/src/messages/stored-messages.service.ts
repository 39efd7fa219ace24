import type { FoundMessage } from '@garage/contracts/personal-data';
import type { ExpiringMessage, RetentionDays } from '@garage/contracts/retention';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LiveChanges } from '../live/live-changes.js';
import type { PersonalDataPart, StoredPerson } from '../stored-data/personal-data-part.js';
import type { Expiry, RetentionPart, RetentionParts } from '../stored-data/retention-part.js';
import { StoredMessagesRepository } from './stored-messages.repository.js';

/** Answers for visitors' messages when it is asked what is kept; whoever has the list open sees them go. */
@Injectable()
export class StoredMessagesService implements PersonalDataPart<FoundMessage> {
  readonly retention: RetentionParts<'contactMessages' | 'spam' | 'idempotencyKeys'>;

  constructor(
    private readonly messages: StoredMessagesRepository,
    private readonly changes: LiveChanges,
  ) {
    this.retention = {
      contactMessages: this.announced(messages.contactMessages, { isSpam: false }),
      spam: this.announced(messages.spam, { isSpam: true }),
      idempotencyKeys: messages.idempotencyKeys,
    };
  }

  /** The oldest that would go at this moment. */
  findExpiring(days: Pick<RetentionDays, 'contactMessages' | 'spam'>, now: Date): Promise<ExpiringMessage[]> {
    return this.messages.findExpiring(days, now);
  }

  find(person: StoredPerson) {
    return this.messages.find(person);
  }

  export(person: StoredPerson, manager: EntityManager) {
    return this.messages.export(person, manager);
  }

  async erase(person: StoredPerson, manager: EntityManager): Promise<number> {
    const ids = await this.messages.erase(person, manager);
    await this.changes.announce(
      'contact-messages',
      ids.map((id) => ({ deletedId: id })),
      manager,
    );
    return ids.length;
  }

  /** However many there were: all that are older are gone, which panels can tell by themselves. */
  private announced(part: RetentionPart, { isSpam }: { isSpam: boolean }): RetentionPart {
    return {
      count: (expiry) => part.count(expiry),
      deleteSome: (expiry, manager) => part.deleteSome(expiry, manager),
      announce: (expiry, manager) =>
        this.changes.announce(
          'contact-messages',
          [{ expired: { before: endOf(expiry).toISOString(), isSpam } }],
          manager,
        ),
    };
  }
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What came before this moment is older. */
function endOf({ days, now }: Expiry): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
