import { Module } from '@nestjs/common';
import { SettingsStore } from './settings-store.js';

@Module({ providers: [SettingsStore], exports: [SettingsStore] })
export class SettingsModule {}
