import { Module } from '@nestjs/common';
import { SettingsRepository } from './settings.repository.js';
import { SettingsStore } from './settings-store.js';

/** What staff set, by key; each key's value belongs to the room that reads it. */
@Module({ providers: [SettingsRepository, SettingsStore], exports: [SettingsStore] })
export class SettingsModule {}
