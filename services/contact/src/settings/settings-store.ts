import type { AuditAction } from '@garage/contracts/audit';
import type { Caller } from '@garage/shared/audit/caller';
import { recordAudit } from '@garage/shared/audit/record-audit';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import texts from './locales/de.json' with { type: 'json' };
import type { SettingEntity } from './setting.entity.js';
import { SettingsRepository } from './settings.repository.js';

export interface SettingChange<T extends object> {
  key: string;
  value: T;
  /** The version that was read; 0 when nothing was stored. */
  version: number;
  /** Of what is read when nothing is stored. */
  initial: T;
  action: AuditAction;
}

/** Keeps what staff set, each save recorded, and none over another. */
@Injectable()
export class SettingsStore {
  constructor(private readonly settings: SettingsRepository) {}

  find(key: string, manager?: EntityManager): Promise<SettingEntity | null> {
    return this.settings.find(key, manager);
  }

  /** 409 when somebody else has saved meanwhile; what changes nothing is no save. */
  async save<T extends object>(change: SettingChange<T>, user: UserEntity, caller: Caller): Promise<void> {
    const { key, value, version, initial, action } = change;
    await this.settings.whileLocked(key, async (manager) => {
      const stored = await this.settings.find(key, manager);
      if ((stored?.version ?? 0) !== version) throw new AppError(409, 'conflict', texts.savedByOther);
      const before = { ...initial, ...stored?.value } as Record<string, unknown>;
      const changed = Object.entries(value)
        .filter(([field, after]) => JSON.stringify(before[field]) !== JSON.stringify(after))
        .map(([field]) => field);
      if (changed.length === 0) return;
      await this.settings.write({ key, value, version: version + 1, savedBy: user.username }, manager);
      await recordAudit(manager, {
        action,
        outcome: 'success',
        actorUserId: user.id,
        details: { changed },
        caller,
      });
    });
  }

  /** Notes something of the service's own, whatever was there. */
  async note(key: string, value: object, manager?: EntityManager): Promise<void> {
    await this.settings.write({ key, value, version: 1, savedBy: null }, manager);
  }
}
