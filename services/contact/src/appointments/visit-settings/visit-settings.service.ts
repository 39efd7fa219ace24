import {
  FINDINGS_LIMITS,
  type SaveVisitSettingsRequest,
  type VisitSettings,
  type VisitSettingsResponse,
} from '@garage/contracts/findings';
import { Injectable } from '@nestjs/common';
import { SettingsStore } from '../../settings/settings-store.js';
import type { StaffCaller } from '../../staff/staff-caller.js';

const KEY = 'visit';
const USUAL: VisitSettings = {
  mailWhenReceived: false,
  remindAfterMinutes: FINDINGS_LIMITS.remindAfterMinutes.usual,
};

/** What the garage wants said during a visit. */
@Injectable()
export class VisitSettingsService {
  constructor(private readonly settings: SettingsStore) {}

  async read(): Promise<VisitSettingsResponse> {
    const stored = await this.settings.find(KEY);
    return { settings: { ...USUAL, ...stored?.value }, version: stored?.version ?? 0 };
  }

  /** 409 when somebody else has saved meanwhile. */
  async save(
    { version, mailWhenReceived, remindAfterMinutes }: SaveVisitSettingsRequest,
    { user, caller }: StaffCaller,
  ): Promise<VisitSettingsResponse> {
    const value = { mailWhenReceived, remindAfterMinutes };
    await this.settings.save(
      { key: KEY, value, version, initial: USUAL, action: 'booking-settings-changed' },
      user,
      caller,
    );
    return this.read();
  }
}
