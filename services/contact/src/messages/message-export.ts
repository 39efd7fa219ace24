import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { Injectable } from '@nestjs/common';
import { contactMessagesHeading, contactMessagesRows } from './contact-messages-csv.js';
import { MessageListService } from './message-list.service.js';
import { MessagesRepository } from './messages.repository.js';

/** All messages for a file that leaves the house. */
@Injectable()
export class MessageExport {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly list: MessageListService,
  ) {}

  /**
   * The table in parts, read while they are sent. Who takes it along is recorded before, with the number of messages;
   * when other than that left, because somebody broke off or deleted some meanwhile, this is recorded, too.
   */
  async begin(by: StaffCaller): Promise<AsyncGenerator<string>> {
    const { all, spam } = await this.list.allCounts();
    await this.record(by, { messages: all + spam });
    return this.parts(by, all + spam);
  }

  private async *parts(by: StaffCaller, announced: number): AsyncGenerator<string> {
    let sent = 0;
    try {
      yield contactMessagesHeading();
      for await (const messages of this.list.all()) {
        sent += messages.length;
        yield contactMessagesRows(messages);
      }
    } finally {
      if (sent !== announced) await this.record(by, { messages: sent, announced });
    }
  }

  private record({ user, caller }: StaffCaller, details: Record<string, number>): Promise<void> {
    return this.messages.transaction((manager) =>
      recordAudit(manager, {
        action: 'messages-exported',
        outcome: 'success',
        actorUserId: user.id,
        details,
        caller,
      }),
    );
  }
}
