import { Module } from '@nestjs/common';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { PrivacyText } from './privacy-text.js';

/** Which privacy text visitors agree to. */
@Module({ imports: [LastKnownModule], providers: [PrivacyText], exports: [PrivacyText] })
export class ConsentModule {}
