import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { SettingsModule } from '../settings/settings.module.js';
import { MailMetrics } from './mail-metrics.js';
import { MailQueue } from './mail-queue.js';
import { Mailer } from './mailer.js';
import { MailsController } from './mails.controller.js';
import { MailsRepository } from './mails.repository.js';
import { Outbox } from './outbox.js';
import { MailAddresses } from './settings/mail-addresses.js';
import { MailSettingsController } from './settings/mail-settings.controller.js';
import { MailSettingsService } from './settings/mail-settings.service.js';

@Module({
  imports: [LiveModule, SettingsModule],
  controllers: [MailsController, MailSettingsController],
  providers: [MailQueue, Mailer, MailAddresses, MailsRepository, Outbox, MailSettingsService, MailMetrics],
  exports: [Outbox, MailsRepository, MailAddresses],
})
export class MailModule {}
