import {
  type CustomerDetails,
  CUSTOMERS_LIMITS,
  type CustomersQuery,
  type CustomersResponse,
  type SaveCustomerRequest,
} from '@garage/contracts/customers';
import { allows } from '@garage/contracts/permissions';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError, refusedFields } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { DocumentsService } from '../documents/documents.service.js';
import { cursorAfter, positionOf } from '../messages/message-cursor.js';
import { parseSearch } from '../search/word-search.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { recordOnCustomer } from './customer-record.js';
import { toCustomerNote, toCustomerSummary, toCustomerVehicle } from './customers.mapper.js';
import { type Customer, CustomersRepository } from './customers.repository.js';
import type { PageWish } from './latest-first.js';
import { CustomerLinksRepository } from './links/customer-links.repository.js';
import { LinkEarlier } from './links/link-earlier.js';
import texts from './locales/de.json' with { type: 'json' };
import { CustomerMergesRepository } from './merges/customer-merges.repository.js';
import { CustomerVehiclesRepository } from './vehicles/customer-vehicles.repository.js';

const FIELDS = ['name', 'email', 'phone'] as const;

/** What staff see of customers, and correct. */
@Injectable()
export class CustomersService {
  constructor(
    private readonly customers: CustomersRepository,
    private readonly vehicles: CustomerVehiclesRepository,
    private readonly links: CustomerLinksRepository,
    private readonly linking: LinkEarlier,
    private readonly documents: DocumentsService,
    private readonly merges: CustomerMergesRepository,
    private readonly staff: StaffDirectory,
  ) {}

  /** 400 for a cursor that is none of ours, and for a search without a word to look for. */
  async page(query: CustomersQuery): Promise<CustomersResponse> {
    const wish = wishOf(query);
    const [found, isComplete] = await Promise.all([this.customers.findPage(wish), this.linking.isDone()]);
    const page = found.slice(0, wish.limit - 1);
    const vehicles = await this.vehicles.findOf(page.map(({ id }) => id));
    const last = page.at(-1);
    return {
      customers: page.map((customer) => toCustomerSummary(customer, vehicles)),
      ...(last && page.length < found.length && { nextCursor: cursorAfter(last) }),
      isComplete,
    };
  }

  /** 404 when there is none, or when they have been merged into another one. */
  async details(id: number, user: UserEntity): Promise<CustomerDetails> {
    const customer = await this.customers.find(id);
    if (!customer) throw new AppError(404, 'not-found');
    const mayReadAppointments = allows(user.role.permissions, 'appointments:read');
    const [keys, vehicles, notes, similar, merges, documents] = await Promise.all([
      this.customers.findKeys(id),
      this.vehicles.findOf([id]),
      this.customers.findNotes(id),
      this.customers.findSimilar(id),
      this.merges.findOf(id),
      mayReadAppointments ? this.documents.findOfCustomer(id, CUSTOMERS_LIMITS.documents) : undefined,
    ]);
    const [staff, theirVehicles] = await Promise.all([
      this.staff.named([...notes.map(({ authorId }) => authorId), ...merges.map(({ mergedBy }) => mergedBy)]),
      this.vehicles.findOf(similar.map((one) => one.id)),
    ]);
    const valuesOf = (wanted: string) => keys.filter(({ kind }) => kind === wanted).map(({ value }) => value);
    return {
      ...toCustomerSummary(customer, []),
      version: customer.version,
      emails: valuesOf('email'),
      phones: valuesOf('phone'),
      vehicles: vehicles.map(toCustomerVehicle),
      notes: notes.map((note) => toCustomerNote(note, staff)),
      similar: similar.map((one) => toCustomerSummary(one, theirVehicles)),
      merges: merges.map(({ id: mergeId, name, mergedBy, mergedAt }) => ({
        id: mergeId,
        name,
        author: staff.get(mergedBy) ?? null,
        mergedAt: mergedAt.toISOString(),
      })),
      ...(documents && { documents }),
    };
  }

  /** The card as staff want it. 409 when it has been changed since; 400 for an address that is somebody else's. */
  async save(id: number, wish: SaveCustomerRequest, by: StaffCaller): Promise<void> {
    await this.customers.transaction(async (manager) => {
      const keys = await this.links.lockKeys({ email: wish.email ?? null, phone: wish.phone ?? '' }, manager);
      const before = await this.customers.lock(id, manager);
      if (!before) throw new AppError(404, 'not-found');
      if (before.version !== wish.version) throw new AppError(409, 'conflict');
      await this.customers.addKeys(id, keys, manager);
      if (keys.email !== null && !(await this.customers.hasAddress(id, keys.email, manager))) {
        throw refusedFields({ email: texts.emailTaken });
      }
      const changed = changedFields(before, wish);
      await this.customers.save(id, wish, changed, manager);
      await this.links.refreshWords([id], manager);
      if (changed.length > 0) await recordOnCustomer(manager, by, 'customer-changed', id, { changed });
    });
  }

  async addNote(id: number, text: string, by: StaffCaller): Promise<void> {
    await this.customers.transaction(async (manager) => {
      if (!(await this.customers.lock(id, manager))) throw new AppError(404, 'not-found');
      const noteId = await this.customers.addNote(id, text, by.user.id, manager);
      await recordOnCustomer(manager, by, 'customer-note-added', id, { noteId });
    });
  }

  /** 404 when there is none; 403 for somebody else's. */
  async deleteNote(id: number, noteId: number, by: StaffCaller): Promise<void> {
    const note = (await this.customers.findNotes(id)).find((one) => one.id === noteId);
    if (!note) throw new AppError(404, 'not-found');
    if (note.authorId !== by.user.id) throw new AppError(403, 'forbidden', texts.ownNotesOnly);
    await this.customers.transaction(async (manager) => {
      await this.customers.deleteNote(noteId, manager);
      await recordOnCustomer(manager, by, 'customer-note-deleted', id, { noteId });
    });
  }
}

/** One more than a page has tells whether there is another one. */
export function wishOf({ search, cursor, limit = CUSTOMERS_LIMITS.defaultPage }: CustomersQuery): PageWish {
  const words = search === undefined ? null : parseSearch(search);
  if (search !== undefined && !words) throw refusedFields({ search: texts.searchTooShort });
  return { search: words, after: cursor === undefined ? null : positionOf(cursor), limit: limit + 1 };
}

/** What staff have set to something else than it was. */
function changedFields(before: Customer, wish: SaveCustomerRequest): string[] {
  return FIELDS.filter((field) => (wish[field] ?? null) !== before[field]);
}
