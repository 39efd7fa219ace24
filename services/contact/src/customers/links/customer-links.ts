import { Injectable, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OwnedVisit, VisitOwner } from '../../appointments/owners/visit-owner.js';
import { VisitOwners } from '../../appointments/owners/visit-owners.js';
import { MessageSenders } from '../../messages/senders/message-senders.js';
import { StoredCustomersRepository } from '../stored-customers.repository.js';
import { chooseCustomer } from './choose-customer.js';
import { type Contact, CustomerLinksRepository } from './customer-links.repository.js';

/** Finds the customer and the car of whatever comes in, in the transaction in which that is stored. */
@Injectable()
export class CustomerLinks implements OnModuleInit {
  constructor(
    private readonly links: CustomerLinksRepository,
    private readonly visits: VisitOwners,
    private readonly messages: MessageSenders,
    private readonly stored: StoredCustomersRepository,
  ) {}

  onModuleInit(): void {
    this.visits.findBy(
      (visit, manager) => this.ownerOf(visit, manager),
      (former, manager) => this.stored.forgetMistaken(former, manager),
    );
    this.messages.findBy((sender, manager) => this.customerOf(sender, manager));
  }

  private async ownerOf(visit: OwnedVisit, manager: EntityManager): Promise<VisitOwner> {
    const customerId = visit.customerId ?? (await this.customerOf(visit, manager));
    const {
      vehicleLicensePlate: plate,
      vehicleMake: make,
      vehicleModel: model,
      vehicleYear: year,
      at,
    } = visit;
    const vehicleId =
      plate === null ? null : await this.links.bring({ plate, make, model, year, at }, customerId, manager);
    return { customerId, vehicleId };
  }

  private async customerOf(contact: Contact, manager: EntityManager): Promise<number> {
    const keys = await this.links.lockKeys(contact, manager);
    for (;;) {
      const chosen = chooseCustomer(keys, await this.links.findKnown(keys, manager));
      if (chosen === null) return this.links.add(contact, keys, manager);
      if (await this.links.noteContact(chosen, contact, keys, manager)) {
        await this.links.refreshWords([chosen], manager);
        return chosen;
      }
      // Staff have merged or erased it this moment: what is known now is looked up again.
    }
  }
}
