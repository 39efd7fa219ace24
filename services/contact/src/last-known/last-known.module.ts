import { Module } from '@nestjs/common';
import { SettingsModule } from '../settings/settings.module.js';
import { LastKnown } from './last-known.js';
import { RemoteGarage } from './remote-garage.js';

/** What the content service said last, so that messages and bookings are taken without it. */
@Module({
  imports: [SettingsModule],
  providers: [LastKnown, RemoteGarage],
  exports: [LastKnown, RemoteGarage],
})
export class LastKnownModule {}
