import { createHash, randomBytes } from 'node:crypto';
import type { AuditAction } from '@garage/contracts/audit';
import {
  CALENDAR_FEED_PATH,
  type CalendarScope,
  type CalendarSubscription,
  type CalendarSubscriptionResponse,
  type NewCalendarSubscription,
} from '@garage/contracts/calendar-subscription';
import { allows } from '@garage/contracts/permissions';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { BaseConfig } from '@garage/shared/config/env';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { StaffDirectory } from '../staff/staff-directory.js';
import {
  CalendarSubscriptionsRepository,
  type StoredSubscription,
} from './calendar-subscriptions.repository.js';

const KEY_BYTES = 32;

/** Who reads the workshop's appointments in a calendar program of their own. */
@Injectable()
export class CalendarSubscriptionsService {
  constructor(
    private readonly subscriptions: CalendarSubscriptionsRepository,
    private readonly staff: StaffDirectory,
    private readonly config: BaseConfig,
  ) {}

  async of(userId: number): Promise<CalendarSubscriptionResponse> {
    const found = await this.subscriptions.findOf(userId);
    return { subscription: found && toSubscription(found) };
  }

  /** A new address; the one before opens nothing any more. */
  async subscribe(scope: CalendarScope, by: StaffCaller): Promise<NewCalendarSubscription> {
    const key = randomBytes(KEY_BYTES).toString('base64url');
    const saved = await this.subscriptions.transaction(async (manager) => {
      await this.record('calendar-subscribed', by, manager);
      return this.subscriptions.save(by.user.id, scope, digestOf(key), manager);
    });
    const address = new URL(CALENDAR_FEED_PATH, this.config.publicUrl);
    address.searchParams.set('key', key);
    return { subscription: toSubscription(saved), address: address.href };
  }

  /** A second time changes nothing. */
  async unsubscribe(by: StaffCaller): Promise<CalendarSubscriptionResponse> {
    await this.subscriptions.transaction(async (manager) => {
      const wasSubscribed = await this.subscriptions.delete(by.user.id, manager);
      if (wasSubscribed) await this.record('calendar-unsubscribed', by, manager);
    });
    return { subscription: null };
  }

  /**
   * Whose key it is, noted as read. 404 for an unknown one, and as long as its account may not read appointments; the
   * subscription of an account that is gone goes, too.
   */
  async opened(key: string): Promise<StoredSubscription> {
    const found = await this.subscriptions.findByDigest(digestOf(key));
    if (!found) throw new AppError(404, 'not-found');
    const account = await this.staff.account(found.userId);
    if (!account) await this.subscriptions.delete(found.userId);
    if (!account || !allows(account.role.permissions, 'appointments:read')) {
      throw new AppError(404, 'not-found');
    }
    await this.subscriptions.noteRead(found.userId);
    return found;
  }

  private record(action: AuditAction, { user, caller }: StaffCaller, manager: EntityManager): Promise<void> {
    return recordAudit(manager, { action, outcome: 'success', actorUserId: user.id, caller });
  }
}

/** Keys are long and random: a plain digest of one tells nothing about it. */
function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}

function toSubscription({ scope, createdAt, lastReadAt }: StoredSubscription): CalendarSubscription {
  return { scope, createdAt: createdAt.toISOString(), lastReadAt: lastReadAt?.toISOString() ?? null };
}
