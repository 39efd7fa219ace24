import { Injectable, OnModuleInit } from '@nestjs/common';
import { Outbox } from '../mail/outbox.js';
import type { MailEntity } from '../mail/mail.entity.js';
import { renderReply } from '../mail/templates/reply.js';
import { MessagesService } from '../messages/messages.service.js';

/** Writes the mail with a reply of the staff: their words, and below them the message that they answer. */
@Injectable()
export class ReplyMail implements OnModuleInit {
  constructor(
    private readonly messages: MessagesService,
    private readonly outbox: Outbox,
  ) {}

  onModuleInit(): void {
    this.outbox.compose('reply', (mail) => this.write(mail));
  }

  private async write({ contactMessageId, subject, text }: MailEntity) {
    const message = await this.messages.original(contactMessageId!);
    if (!message || subject === null || text === null) return null;
    const { language, createdAt } = message;
    return {
      ...renderReply({ subject, text, language, original: message.message, receivedAt: createdAt }),
      automatic: false,
    };
  }
}
