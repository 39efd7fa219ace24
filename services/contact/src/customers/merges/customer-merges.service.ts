import type { MoveToCustomerRequest } from '@garage/contracts/customers';
import { allows, type Permission } from '@garage/contracts/permissions';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VisitOwners } from '../../appointments/owners/visit-owners.js';
import { MessageSenders } from '../../messages/senders/message-senders.js';
import { recordOnCustomer } from '../customer-record.js';
import { CustomerLinksRepository } from '../links/customer-links.repository.js';
import texts from '../locales/de.json' with { type: 'json' };
import { CustomerMergesRepository, type Moved } from './customer-merges.repository.js';

/** Two customers who are one, customers who are two after all, and what was given to the wrong one. */
@Injectable()
export class CustomerMergesService {
  constructor(
    private readonly merges: CustomerMergesRepository,
    private readonly links: CustomerLinksRepository,
    private readonly visits: VisitOwners,
    private readonly messages: MessageSenders,
  ) {}

  /**
   * The other one becomes a part of this customer: everything moves here, and what comes under their address or telephone
   * comes here from now on. 404 when this one is not there, 400 when the other one is not.
   */
  async merge(keptId: number, mergedId: number, by: StaffCaller): Promise<void> {
    if (keptId === mergedId) throw refusedFields({ customerId: texts.sameCustomer });
    await this.merges.transaction(async (manager) => {
      // Appointments and messages before customers, as everybody who links them does.
      await this.visits.lockOf(mergedId, manager);
      await this.messages.lockOf(mergedId, manager);
      await this.lockBoth(keptId, mergedId, manager);
      const moved: Moved = {
        appointments: await this.visits.moveAll(mergedId, keptId, manager),
        messages: await this.messages.moveAll(mergedId, keptId, manager),
        vehicles: await this.merges.moveAll('customer_vehicles', mergedId, keptId, manager),
        notes: await this.merges.moveAll('customer_notes', mergedId, keptId, manager),
        emails: await this.merges.moveKeys('email', mergedId, keptId, manager),
        phones: await this.merges.moveKeys('phone', mergedId, keptId, manager),
      };
      await this.merges.setMergedInto(mergedId, keptId, manager);
      await this.merges.noteLatest(keptId, mergedId, manager);
      await this.links.refreshWords([keptId, mergedId], manager);
      const mergeId = await this.merges.record(keptId, mergedId, moved, by.user.id, manager);
      await recordOnCustomer(manager, by, 'customers-merged', keptId, { mergeId, mergedId });
    });
  }

  /** What was moved goes back, unless it has been given to somebody else meanwhile. 409 when that has been done. */
  async undo(keptId: number, mergeId: number, by: StaffCaller): Promise<void> {
    await this.merges.transaction(async (manager) => {
      await this.visits.lockOf(keptId, manager);
      await this.messages.lockOf(keptId, manager);
      const merge = await this.merges.lock(mergeId, keptId, manager);
      if (!merge) throw new AppError(404, 'not-found');
      if (merge.isUndone) throw new AppError(409, 'conflict', texts.alreadyUndone);
      const { mergedId } = merge;
      const standing = await this.merges.lockCustomers([keptId, mergedId], manager);
      if (!standing.has(keptId)) throw new AppError(404, 'not-found');
      await this.visits.move(merge.appointments, keptId, mergedId, manager);
      await this.messages.move(merge.messages, keptId, mergedId, manager);
      await this.merges.move('customer_vehicles', merge.vehicles, keptId, mergedId, manager);
      await this.merges.move('customer_notes', merge.notes, keptId, mergedId, manager);
      await this.merges.moveKeys('email', keptId, mergedId, manager, merge.emails);
      await this.merges.moveKeys('phone', keptId, mergedId, manager, merge.phones);
      await this.merges.setMergedInto(mergedId, null, manager);
      await this.merges.setUndone(mergeId, manager);
      await this.links.refreshWords([keptId, mergedId], manager);
      await recordOnCustomer(manager, by, 'customers-parted', keptId, { mergeId, mergedId });
    });
  }

  /**
   * Gives an appointment or a message to another customer, or to a new one with the name and telephone that it names. What
   * it was known by stays where it is: the next booking decides anew.
   */
  async move(from: number, wish: MoveToCustomerRequest, by: StaffCaller): Promise<void> {
    const { appointmentId, messageId } = wish;
    const id = appointmentId ?? messageId;
    if (id === undefined || (appointmentId !== undefined && messageId !== undefined)) {
      throw refusedFields({ appointmentId: texts.recordRequired });
    }
    const isVisit = appointmentId !== undefined;
    requirePermission(by, isVisit ? 'appointments:read' : 'contact-messages:read');
    const records = isVisit ? this.visits : this.messages;
    await this.merges.transaction(async (manager) => {
      const contact = await records.contactOf(id, from, manager);
      if (!contact) throw new AppError(404, 'not-found');
      const to = wish.customerId ?? (await this.links.add({ ...contact, email: null }, NO_KEYS, manager));
      await this.lockBoth(from, to, manager);
      await records.move([id], from, to, manager);
      await this.links.refreshWords([to], manager);
      await recordOnCustomer(manager, by, 'customer-record-moved', from, { ...wish, customerId: to });
    });
  }

  /** Both stand by themselves, and stay so until the transaction ends. */
  private async lockBoth(id: number, otherId: number, manager: EntityManager): Promise<void> {
    const standing = await this.merges.lockCustomers([id, otherId], manager);
    if (!standing.has(id)) throw new AppError(404, 'not-found');
    if (!standing.has(otherId)) throw refusedFields({ customerId: texts.customerUnknown });
  }
}

const NO_KEYS = { email: null, phone: null };

function requirePermission({ user }: StaffCaller, permission: Permission): void {
  if (!allows(user.role.permissions, permission)) throw new AppError(403, 'forbidden');
}
