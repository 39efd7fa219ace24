import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { PrivacyText } from './privacy-text.js';

/** Which privacy text visitors agree to. */
@Module({ imports: [SettingsModule], providers: [PrivacyText], exports: [PrivacyText] })
export class ConsentModule {}
