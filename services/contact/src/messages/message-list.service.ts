import type { ContactMessage } from '@garage/contracts/contact';
import {
  type ContactMessageCounts,
  type ContactMessagesQuery,
  type ContactMessagesResponse,
  MESSAGE_LIST_LIMITS,
} from '@garage/contracts/contact-message-list';
import { refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { parseSearch } from '../search/word-search.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { toContactMessage } from './contact-message.mapper.js';
import texts from './locales/de.json' with { type: 'json' };
import { type AllCounts, MessageCountsRepository } from './message-counts.repository.js';
import { cursorAfter, positionOf } from './message-cursor.js';
import { type ListedMessage, MessageListRepository } from './message-list.repository.js';
import { withTopics } from './searched-topics.js';

/** Shows the staff their messages in pages, however many there are. */
@Injectable()
export class MessageListService {
  constructor(
    private readonly messages: MessageListRepository,
    private readonly numbers: MessageCountsRepository,
    private readonly staff: StaffDirectory,
  ) {}

  /** 400 for a cursor that is none of ours, and for a search without a word to look for. */
  async page(query: ContactMessagesQuery, userId: number): Promise<ContactMessagesResponse> {
    const { filter, customer, cursor, limit = MESSAGE_LIST_LIMITS.defaultPage } = query;
    const search = query.search === undefined ? null : parseSearch(query.search);
    if (query.search !== undefined && !search) throw refusedFields({ search: texts.searchTooShort });
    const wanted = search && withTopics(search);
    const after = cursor === undefined ? null : positionOf(cursor);
    const [found, counts] = await Promise.all([
      // One more tells whether there is another page.
      this.messages.findPage({ filter, userId, customer, search: wanted, after, limit: limit + 1 }),
      this.numbers.read(),
    ]);
    const page = thatFit(found.slice(0, limit));
    const last = page.at(-1);
    return {
      messages: await this.named(page),
      ...(last && page.length < found.length && { nextCursor: cursorAfter(last) }),
      totalMessages: counts.all,
      unreadMessages: counts.unread,
    };
  }

  /** Every message, newest first, a few at a time. */
  async *all(): AsyncGenerator<ContactMessage[]> {
    let after: ListedMessage | null = null;
    for (;;) {
      const found: ListedMessage[] = await this.messages.findPage({
        userId: 0,
        search: null,
        after,
        limit: MESSAGE_LIST_LIMITS.page,
      });
      after = found.at(-1) ?? null;
      if (!after) return;
      yield await this.named(found);
    }
  }

  async counts(userId: number): Promise<ContactMessageCounts> {
    return countsFor(userId, await this.numbers.read());
  }

  /** For all who follow the changes. */
  allCounts(): Promise<AllCounts> {
    return this.numbers.read();
  }

  private async named(messages: readonly ListedMessage[]): Promise<ContactMessage[]> {
    const staff = await this.staff.named(messages.map(({ assignedTo }) => assignedTo));
    return messages.map((message) => toContactMessage(message, staff));
  }
}

export function countsFor(userId: number, counts: AllCounts): ContactMessageCounts {
  const { all, unread, unanswered, spam, assigned } = counts;
  return { all, unread, read: all - unread, unanswered, mine: assigned.get(userId) ?? 0, spam };
}

/** The beginning of a page whose texts are not too long together; at least one. */
function thatFit(page: readonly ListedMessage[]): ListedMessage[] {
  let length = 0;
  return page.filter(({ message }, index) => {
    length += message.length;
    return index === 0 || length <= MESSAGE_LIST_LIMITS.pageText;
  });
}
