import { Module } from '@nestjs/common';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { LiveModule } from '../live/live.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { MailDelivery } from './mail-delivery.js';
import { MailMetrics } from './mail-metrics.js';
import { MailServerWatch } from './mail-server-watch.js';
import { Mailer } from './mailer.js';
import { MailsController } from './mails.controller.js';
import { MailServerRepository } from './mail-server.repository.js';
import { MailsOfAppointmentsRepository } from './mails-of-appointments.repository.js';
import { MailsRepository } from './mails.repository.js';
import { Outbox } from './outbox.js';
import { RepliesRepository } from './replies.repository.js';
import { StoredMailsRepository } from './stored-mails.repository.js';
import { MailAddresses } from './settings/mail-addresses.js';
import { MailSettingsController } from './settings/mail-settings.controller.js';
import { MailSettingsService } from './settings/mail-settings.service.js';

/** Every mail of the service: stored, queued, sent once, and how far each has come. */
@Module({
  imports: [LastKnownModule, LiveModule, SettingsModule],
  controllers: [MailsController, MailSettingsController],
  providers: [
    MailAddresses,
    MailDelivery,
    MailMetrics,
    MailServerWatch,
    MailSettingsService,
    Mailer,
    MailsOfAppointmentsRepository,
    MailsRepository,
    MailServerRepository,
    Outbox,
    RepliesRepository,
    StoredMailsRepository,
  ],
  exports: [MailAddresses, Outbox, RepliesRepository, StoredMailsRepository],
})
export class MailModule {}
