import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { OwnedVisit, VisitOwner } from './visit-owner.js';
import { VisitOwnersRepository } from './visit-owners.repository.js';

type FindOwner = (visit: OwnedVisit, manager: EntityManager) => Promise<VisitOwner>;
type LeaveOwner = (former: VisitOwner, manager: EntityManager) => Promise<void>;

/** Of each visit, whose it is: a later room knows customers and cars, and says here how they are found. */
@Injectable()
export class VisitOwners {
  private find: FindOwner = () => Promise.resolve({ customerId: null, vehicleId: null });
  private leave: LeaveOwner = () => Promise.resolve();

  constructor(private readonly visits: VisitOwnersRepository) {}

  /** From now on, visits are stored with the owner that this finds; `leave` hears whose they were by mistake. */
  findBy(find: FindOwner, leave: LeaveOwner): void {
    this.find = find;
    this.leave = leave;
  }

  /** In the transaction in which the visit is stored. */
  of(visit: OwnedVisit, manager: EntityManager): Promise<VisitOwner> {
    return this.find(visit, manager);
  }

  /** Another address, telephone or plate is somebody else's, or another car's; in the transaction that changes it. */
  async findAnew(
    { id, customerId, vehicleId }: VisitOwner & { id: number },
    visit: OwnedVisit,
    manager: EntityManager,
  ): Promise<void> {
    const owner = await this.find(visit, manager);
    await this.visits.setOwner(id, owner, manager);
    const former = {
      customerId: customerId === owner.customerId ? null : customerId,
      vehicleId: vehicleId === owner.vehicleId ? null : vehicleId,
    };
    await this.leave(former, manager);
  }

  /** Nobody else changes the visits of a customer until the transaction ends. */
  lockOf(customerId: number, manager: EntityManager): Promise<void> {
    return this.visits.lockOf(customerId, manager);
  }

  /** All visits of a customer become another one's; answers which. */
  moveAll(from: number, to: number, manager: EntityManager): Promise<number[]> {
    return this.visits.moveAll(from, to, manager);
  }

  /** These visits do, as far as they are still the customer's; answers which. */
  move(ids: readonly number[], from: number, to: number, manager: EntityManager): Promise<number[]> {
    return this.visits.move(ids, from, to, manager);
  }

  /** What is said of whoever comes; null when it is no visit of the customer. */
  contactOf(id: number, customerId: number, manager: EntityManager): Promise<OwnedVisit | null> {
    return this.visits.contactOf(id, customerId, manager);
  }

  /** The next visits without an owner, by their ids. */
  unlinkedAfter(id: number, limit: number): Promise<number[]> {
    return this.visits.unlinkedAfter(id, limit);
  }

  /** Gives a visit its owner, unless it has one by now or somebody is changing it: then its turn comes later. */
  link(id: number): Promise<void> {
    return this.visits.transaction(async (manager) => {
      const visit = await this.visits.lockUnlinked(id, manager);
      if (visit) await this.visits.setOwner(id, await this.find(visit, manager), manager);
    });
  }
}
