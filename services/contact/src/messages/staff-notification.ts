import { BaseConfig } from '@garage/shared/config/env';
import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Outbox } from '../mail/outbox.js';
import { renderContactNotification } from '../mail/templates/contact-notification.js';
import { MessagesRepository } from './messages.repository.js';

/** Tells the staff about a visitor's message by mail. */
@Injectable()
export class StaffNotification implements OnModuleInit {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly outbox: Outbox,
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    // Written when it is sent: the message is not stored a second time.
    this.outbox.compose('staff-notification', ({ contactMessageId }) => this.mailFor(contactMessageId!));
  }

  /** Queues the mail about a message in the transaction that stores it. */
  async announce(messageId: number, manager: EntityManager): Promise<void> {
    await this.outbox.add(
      {
        kind: 'staff-notification',
        contactMessageId: messageId,
        // The time keeps it unique when a new database counts its messages from 1 again.
        headerId: `contact-${messageId}-${Date.now()}`,
      },
      manager,
    );
  }

  private async mailFor(messageId: number) {
    const message = await this.messages.findById(messageId);
    if (!message) return null;
    const { name, email, phone, address, service, language, createdAt } = message;
    return {
      ...renderContactNotification({
        name,
        email,
        phone,
        address,
        service,
        message: message.message,
        language,
        receivedAt: createdAt,
        panelUrl: new URL('/admin/panel', this.config.publicUrl).href,
      }),
      replyTo: { name, address: email },
      automatic: true,
    };
  }
}
