import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/consent.module.js';
import { LiveModule } from '../live/live.module.js';
import { MailModule } from '../mail/mail.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ContactController } from './contact.controller.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { MessageEvents } from './message-events.js';
import { MessageEventsController } from './message-events.controller.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { StaffNotification } from './staff-notification.js';

@Module({
  imports: [ConsentModule, MailModule, LiveModule, StaffModule],
  controllers: [ContactController, MessageEventsController, ContactMessagesController],
  providers: [MessagesRepository, MessagesService, StaffNotification, MessageEvents],
  exports: [MessagesService],
})
export class MessagesModule {}
