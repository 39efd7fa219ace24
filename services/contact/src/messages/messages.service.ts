import {
  PRIVACY_VERSION,
  type ContactMessage,
  type ContactMessagesResponse,
  type ContactRequest,
} from '@garage/contracts/contact';
import { DEFAULT_LANGUAGE } from '@garage/contracts/languages';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { MailQueue } from '../mail/mail-queue.js';
import { toContactMessage } from './contact-message.mapper.js';
import { fingerprintOf } from './fingerprint.js';
import { MessagesRepository, type NewContactMessage } from './messages.repository.js';
import { spamReasonOf } from './spam.js';

/** Undoes a transaction whose form was stored by another request. */
class AlreadyReceived extends Error {}

/** Takes in visitors' messages and lets the staff work with them. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly queue: MailQueue,
  ) {}

  /**
   * Stores the form and queues its mail, both or neither. A form that comes again under the same key
   * is not stored again; a different one under that key is refused.
   */
  async receive(form: ContactRequest, key?: string): Promise<void> {
    await this.queue.ready();
    const fingerprint = fingerprintOf(form);
    try {
      await this.messages.transaction(async (manager) => {
        const message = newMessage(form);
        const messageId = await this.messages.insert(message, manager);
        if (key && !(await this.messages.claimKey({ key, fingerprint, messageId }, manager))) {
          throw new AlreadyReceived();
        }
        if (!message.spamReason) await this.queue.add({ messageId }, manager);
      });
    } catch (error) {
      if (!(error instanceof AlreadyReceived)) throw error;
      const known = await this.messages.findKey(key!);
      if (known && known.fingerprint !== fingerprint) throw new AppError(409, 'idempotency-key-reused');
    }
  }

  async list(): Promise<ContactMessagesResponse> {
    const [messages, { total, unread }] = await Promise.all([
      this.messages.findNewest(),
      this.messages.countAllAndUnread(),
    ]);
    return { messages: messages.map(toContactMessage), totalMessages: total, unreadMessages: unread };
  }

  async markRead(id: number, isRead: boolean): Promise<ContactMessage> {
    const message = await this.messages.setRead(id, isRead);
    if (!message) throw new AppError(404, 'not-found');
    return toContactMessage(message);
  }

  async delete(id: number): Promise<void> {
    if (!(await this.messages.delete(id))) throw new AppError(404, 'not-found');
  }
}

function newMessage(form: ContactRequest): NewContactMessage {
  return {
    name: form.name,
    email: form.email,
    phone: form.phone,
    service: form.service ?? null,
    message: form.message,
    source: 'website',
    language: form.language ?? DEFAULT_LANGUAGE,
    spamReason: spamReasonOf(form),
    consentAt: new Date(),
    consentVersion: PRIVACY_VERSION,
  };
}
