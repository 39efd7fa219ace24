import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { LastKnown } from './last-known.js';

/** What the content service said last, so that messages and bookings are taken without it. */
@Module({ imports: [SettingsModule], providers: [LastKnown], exports: [LastKnown] })
export class LastKnownModule {}
