import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SettingEntity } from './setting.entity.js';

/** First part of the advisory lock's key; the setting's key is the second. */
const SETTING_LOCK = 0x73657474;

@Injectable()
export class SettingsRepository {
  constructor(private readonly db: DataSource) {}

  find(key: string, manager: EntityManager = this.db.manager): Promise<SettingEntity | null> {
    return manager.findOneBy(SettingEntity, { key });
  }

  /** Does the work in a transaction in which nobody else changes the setting, also when it is not stored yet. */
  whileLocked<T>(key: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [SETTING_LOCK, key]);
      return work(manager);
    });
  }

  async write(
    setting: Omit<SettingEntity, 'savedAt'>,
    manager: EntityManager = this.db.manager,
  ): Promise<void> {
    await manager.upsert(SettingEntity, { ...setting, savedAt: new Date() }, ['key']);
  }
}
