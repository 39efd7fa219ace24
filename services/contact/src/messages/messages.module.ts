import { Module } from '@nestjs/common';
import { ConsentModule } from '../consent/consent.module.js';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { LiveModule } from '../live/live.module.js';
import { MailModule } from '../mail/mail.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ContactController } from './contact.controller.js';
import { ContactMessagesController } from './contact-messages.controller.js';
import { MessageCountsRepository } from './message-counts.repository.js';
import { MessageEvents } from './message-events.js';
import { MessageExport } from './message-export.js';
import { MessageListRepository } from './message-list.repository.js';
import { MessageListService } from './message-list.service.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';
import { MessageSenders } from './senders/message-senders.js';
import { MessageSendersRepository } from './senders/message-senders.repository.js';
import { StoredMessagesRepository } from './stored-messages.repository.js';
import { StoredMessagesService } from './stored-messages.service.js';
import { StaffNotification } from './staff-notification.js';

/** Visitors' messages: taken in once each, spam told apart, listed for the staff and kept up to date there. */
@Module({
  imports: [ConsentModule, LastKnownModule, MailModule, LiveModule, StaffModule],
  controllers: [ContactController, ContactMessagesController],
  providers: [
    MessageCountsRepository,
    MessageEvents,
    MessageExport,
    MessageListRepository,
    MessageListService,
    MessageSenders,
    MessageSendersRepository,
    MessagesRepository,
    MessagesService,
    StaffNotification,
    StoredMessagesRepository,
    StoredMessagesService,
  ],
  exports: [MessageSenders, MessagesService, StoredMessagesService],
})
export class MessagesModule {}
