import type { ContactMessage, ContactRequest, UpdateContactMessageRequest } from '@garage/contracts/contact';
import type { Language } from '@garage/contracts/languages';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { turns } from '@garage/shared/database/turns';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PrivacyText } from '../consent/privacy-text.js';
import { MOST_CONNECTIONS } from '../database/connections.js';
import { RemoteGarage } from '../last-known/remote-garage.js';
import { LiveChanges } from '../live/live-changes.js';
import { Outbox } from '../mail/outbox.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import type { ContactMessageEntity } from './contact-message.entity.js';
import { toContactMessage } from './contact-message.mapper.js';
import { fingerprintOf } from './fingerprint.js';
import { recordOnMessage } from './message-record.js';
import { type MessageChange, MessagesRepository, type NewContactMessage } from './messages.repository.js';
import texts from './locales/de.json' with { type: 'json' };
import { MessageSenders } from './senders/message-senders.js';
import { spamReasonOf } from './spam.js';
import { StaffNotification } from './staff-notification.js';

/** Undoes a transaction whose form was stored by another request. */
class AlreadyReceived extends Error {}

/** Takes in visitors' messages and lets the staff work with them. */
@Injectable()
export class MessagesService {
  private readonly inTurn = turns(MOST_CONNECTIONS.messages);

  constructor(
    private readonly messages: MessagesRepository,
    private readonly outbox: Outbox,
    private readonly notification: StaffNotification,
    private readonly staff: StaffDirectory,
    private readonly changes: LiveChanges,
    private readonly privacy: PrivacyText,
    private readonly senders: MessageSenders,
    private readonly garage: RemoteGarage,
  ) {}

  /**
   * Stores the form and queues its mail, both or neither. A form that comes again under the same key
   * is not stored again; a different one under that key is refused.
   */
  receive(form: ContactRequest, key?: string): Promise<void> {
    return this.inTurn(() => this.receiveNow(form, key));
  }

  private async receiveNow(form: ContactRequest, key?: string): Promise<void> {
    await this.outbox.ready();
    const fingerprint = fingerprintOf(form);
    const language = await this.garage.languageFor(form.language);
    const message = newMessage({ ...form, language }, await this.privacy.version());
    try {
      await this.messages.transaction(async (manager) => {
        const customerId = message.spamReason
          ? null
          : await this.senders.customerOf({ ...message, at: message.consentAt }, manager);
        const messageId = await this.messages.insert({ ...message, customerId }, manager);
        if (key && !(await this.messages.claimKey({ key, fingerprint, messageId }, manager))) {
          throw new AlreadyReceived();
        }
        if (!message.spamReason) await this.notification.announce(messageId, manager);
        await this.changes.announce('contact-messages', [{ id: messageId }], manager);
      });
    } catch (error) {
      if (!(error instanceof AlreadyReceived)) throw error;
      const known = await this.messages.findKey(key!);
      if (known && known.fingerprint !== fingerprint) throw new AppError(409, 'idempotency-key-reused');
    }
  }

  /** 404 when there is none with this id. */
  async find(id: number): Promise<ContactMessage> {
    const message = await this.messages.findById(id);
    if (!message) throw new AppError(404, 'not-found');
    return toContactMessage(message, await this.staff.named([message.assignedTo]));
  }

  /** Those that are still there. */
  async findMany(ids: readonly number[]): Promise<ContactMessage[]> {
    const messages = await this.messages.findByIds(ids);
    const staff = await this.staff.named(messages.map(({ assignedTo }) => assignedTo));
    return messages.map((message) => toContactMessage(message, staff));
  }

  /** Changes what is named; 400 when nothing is, or for an assignee who does not exist, 404 for the message. */
  async update(id: number, wish: UpdateContactMessageRequest, by: StaffCaller): Promise<ContactMessage> {
    const { isRead, isSpam, assignedTo, isAnswered } = wish;
    if ([isRead, isSpam, assignedTo, isAnswered].every((value) => value === undefined)) {
      throw new AppError(400, 'validation-failed', texts.nothingToChange, {
        fields: { isRead: texts.nothingToChange },
      });
    }
    if (typeof assignedTo === 'number' && !(await this.staff.named([assignedTo])).has(assignedTo)) {
      throw refusedFields({ assignedTo: texts.assigneeUnknown });
    }
    await this.messages.transaction(async (manager) => {
      const before = await this.messages.lock(id, manager);
      if (!before) throw new AppError(404, 'not-found');
      const change: MessageChange = { isRead, assignedTo };
      if (isSpam !== undefined) {
        change.spamReason = isSpam ? 'staff' : null;
        change.customerId = isSpam ? null : await this.customerOf(before, manager);
      }
      // The time of the first answer stays.
      if (isAnswered !== undefined) change.answeredAt = isAnswered ? (before.answeredAt ?? new Date()) : null;
      await this.messages.update(id, change, manager);
      const changed = recordedChanges(before, wish);
      if (changed.length > 0) await recordOnMessage(manager, by, 'message-changed', id, { changed });
      await this.changes.announce('contact-messages', [{ id }], manager);
    });
    return this.find(id);
  }

  /** Holds the message still until the transaction ends; 404 when there is none. */
  async lock(id: number, manager: EntityManager): Promise<void> {
    if (!(await this.messages.lock(id, manager))) throw new AppError(404, 'not-found');
  }

  /** What the visitor wrote, for the mail that answers it; null when it was deleted. */
  async original(
    id: number,
  ): Promise<Pick<ContactMessageEntity, 'message' | 'language' | 'createdAt'> | null> {
    return this.messages.findById(id);
  }

  /** Read and, from the first answer on, answered; in the caller's transaction. */
  async markAnswered(id: number, manager: EntityManager): Promise<void> {
    await this.messages.markAnswered(id, manager);
    await this.changes.announce('contact-messages', [{ id }], manager);
  }

  /** Whose it is, now that it is no spam; what staff have decided stays. */
  private async customerOf(message: ContactMessageEntity, manager: EntityManager): Promise<number | null> {
    const { name, email, phone, createdAt: at } = message;
    return message.customerId ?? this.senders.customerOf({ name, email, phone, at }, manager);
  }

  async delete(id: number, by: StaffCaller): Promise<void> {
    await this.messages.transaction(async (manager) => {
      if (!(await this.messages.delete(id, manager))) throw new AppError(404, 'not-found');
      await recordOnMessage(manager, by, 'message-deleted', id);
      await this.changes.announce('contact-messages', [{ deletedId: id }], manager);
    });
  }
}

/** For the audit record. Opening a message marks it as read; the record tells what people did, not what they looked at. */
function recordedChanges(before: ContactMessageEntity, wish: UpdateContactMessageRequest): string[] {
  const { assignedTo, spamReason, answeredAt } = before;
  const now = { isSpam: spamReason !== null, assignedTo, isAnswered: answeredAt !== null };
  return (['isSpam', 'assignedTo', 'isAnswered'] as const).filter(
    (field) => wish[field] !== undefined && wish[field] !== now[field],
  );
}

function newMessage(
  form: ContactRequest & { language: Language },
  consentVersion: string,
): Omit<NewContactMessage, 'customerId'> {
  return {
    name: form.name,
    email: form.email,
    phone: form.phone,
    address: form.address ?? null,
    service: form.service ?? null,
    message: form.message,
    source: 'website',
    language: form.language,
    spamReason: spamReasonOf(form),
    consentAt: new Date(),
    consentVersion,
  };
}
