import { EARLIER_LIMITS } from '@garage/contracts/earlier-places';
import { FINDINGS_LIMITS } from '@garage/contracts/findings';
import type {
  SaveVisitSettingsRequest,
  VisitSettings,
  VisitSettingsResponse,
} from '@garage/contracts/visit-settings';
import type { StaffCaller } from '@garage/shared/audit/staff-caller';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SettingsStore } from '../../settings/settings-store.js';

const KEY = 'visit';
const USUAL: VisitSettings = {
  mailWhenReceived: false,
  remindAfterMinutes: FINDINGS_LIMITS.remindAfterMinutes.usual,
  keepFreedPlaces: true,
  keepMinutes: EARLIER_LIMITS.keepMinutes.usual,
};

/** What the garage wants said during a visit. */
@Injectable()
export class VisitSettingsService {
  constructor(private readonly settings: SettingsStore) {}

  async read(manager?: EntityManager): Promise<VisitSettingsResponse> {
    const stored = await this.settings.find(KEY, manager);
    return { settings: { ...USUAL, ...stored?.value }, version: stored?.version ?? 0 };
  }

  /** 409 when somebody else has saved meanwhile. */
  async save(
    { version, ...value }: SaveVisitSettingsRequest,
    { user, caller }: StaffCaller,
  ): Promise<VisitSettingsResponse> {
    await this.settings.save(
      { key: KEY, value, version, initial: USUAL, action: 'booking-settings-changed' },
      user,
      caller,
    );
    return this.read();
  }
}
