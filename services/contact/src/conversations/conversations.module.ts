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
import { ReplyTemplatesService } from './reply-templates.service.js';

@Module({
  imports: [MailModule, LiveModule, StaffModule, MessagesModule],
  controllers: [ConversationsController, ReplyTemplatesController],
  providers: [ConversationsRepository, ConversationsService, ReplyMail, ReplyTemplatesService],
})
export class ConversationsModule {}
