import type { ContactMessagesEvent } from '@garage/contracts/contact-conversation';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { MessageChange } from '../live/live-changes.js';
import { LiveStreams } from '../live/live-streams.js';
import { countsFor, MessageListService } from './message-list.service.js';
import { MessagesService } from './messages.service.js';

/** What open panels are told about changes of messages. */
@Injectable()
export class MessageEvents implements OnModuleInit {
  constructor(
    private readonly streams: LiveStreams,
    private readonly service: MessagesService,
    private readonly list: MessageListService,
  ) {}

  onModuleInit(): void {
    this.streams.add({
      name: 'contact-messages',
      topic: 'contact-messages',
      permission: 'contact-messages:read',
      describe: async (changes) => {
        const told = await this.toldOf(changes);
        const counts = await this.list.allCounts();
        return (userId) => {
          const own = countsFor(userId, counts);
          return told.map((change) => ({ counts: own, ...change }) satisfies ContactMessagesEvent);
        };
      },
    });
  }

  /** Each message once, as it is now. */
  private async toldOf(changes: readonly MessageChange[]): Promise<Omit<ContactMessagesEvent, 'counts'>[]> {
    const deleted = new Set(changes.flatMap((change) => ('deletedId' in change ? [change.deletedId] : [])));
    const changed = new Set(changes.flatMap((change) => ('id' in change ? [change.id] : [])));
    // Of one that is gone already its own event tells.
    const messages = await this.service.findMany([...changed].filter((id) => !deleted.has(id)));
    const expired = changes.flatMap((change) => ('expired' in change ? [{ expired: change.expired }] : []));
    return [
      ...messages.map((message) => ({ message })),
      ...[...deleted].map((deletedId) => ({ deletedId })),
      ...expired,
    ];
  }
}
