import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { ContactController } from './contact.controller.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { IdempotencyKeyCleanup } from './idempotency-key-cleanup.js';
import { MailMetrics } from './mail-metrics.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { StaffNotification } from './staff-notification.js';

@Module({
  imports: [MailModule],
  controllers: [ContactController, ContactMessagesController],
  providers: [MessagesRepository, MessagesService, StaffNotification, MailMetrics, IdempotencyKeyCleanup],
})
export class MessagesModule {}
