import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MessageSendersRepository } from './message-senders.repository.js';
import type { Sender } from './sender.js';

type FindCustomer = (sender: Sender, manager: EntityManager) => Promise<number | null>;

/** Of each message, whose it is: a later room knows the customers, and says here how they are found. */
@Injectable()
export class MessageSenders {
  private find: FindCustomer = () => Promise.resolve(null);

  constructor(private readonly messages: MessageSendersRepository) {}

  /** From now on, messages are stored with the customer that this finds. */
  findBy(find: FindCustomer): void {
    this.find = find;
  }

  /** In the transaction in which the message is stored. */
  customerOf(sender: Sender, manager: EntityManager): Promise<number | null> {
    return this.find(sender, manager);
  }

  /** Nobody else changes the messages of a customer until the transaction ends. */
  lockOf(customerId: number, manager: EntityManager): Promise<void> {
    return this.messages.lockOf(customerId, manager);
  }

  /** All messages of a customer become another one's; answers which. */
  moveAll(from: number, to: number, manager: EntityManager): Promise<number[]> {
    return this.messages.moveAll(from, to, manager);
  }

  /** These messages do, as far as they are still the customer's; answers which. */
  move(ids: readonly number[], from: number, to: number, manager: EntityManager): Promise<number[]> {
    return this.messages.move(ids, from, to, manager);
  }

  /** Who has written it; null when it is no message of the customer. */
  contactOf(id: number, customerId: number, manager: EntityManager): Promise<Sender | null> {
    return this.messages.contactOf(id, customerId, manager);
  }

  /** The next messages without a customer, by their ids; spam left out. */
  unlinkedAfter(id: number, limit: number): Promise<number[]> {
    return this.messages.unlinkedAfter(id, limit);
  }

  /** Gives a message its customer, unless it has one by now or somebody is changing it: then its turn comes later. */
  link(id: number): Promise<void> {
    return this.messages.transaction(async (manager) => {
      const message = await this.messages.lockUnlinked(id, manager);
      if (message) await this.messages.setCustomer(id, await this.find(message, manager), manager);
    });
  }
}
