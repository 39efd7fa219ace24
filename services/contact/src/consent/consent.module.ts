import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { PrivacyText } from './privacy-text.js';

@Module({ imports: [SettingsModule], providers: [PrivacyText], exports: [PrivacyText] })
export class ConsentModule {}
