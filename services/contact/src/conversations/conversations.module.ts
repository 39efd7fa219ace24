import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { StaffModule } from '../staff/staff.module.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsService } from './conversations.service.js';
import { ReplyMail } from './reply-mail.js';
import { ReplyTemplatesController } from './reply-templates.controller.js';
import { ReplyTemplatesRepository } from './reply-templates.repository.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

/** What the staff do with a message: answers, notes among colleagues, prepared answers. */
@Module({
  imports: [MailModule, LiveModule, StaffModule, MessagesModule],
  controllers: [ConversationsController, ReplyTemplatesController],
  providers: [
    ConversationsRepository,
    ConversationsService,
    ReplyMail,
    ReplyTemplatesRepository,
    ReplyTemplatesService,
  ],
  exports: [ConversationsService],
})
export class ConversationsModule {}
