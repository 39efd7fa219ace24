import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { AccountMails } from './account-mails.js';

@Module({ imports: [MailModule], providers: [AccountMails] })
export class AccountMailsModule {}
