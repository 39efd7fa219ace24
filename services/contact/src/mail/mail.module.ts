import { Module } from '@nestjs/common';
import { MailQueue } from './mail-queue.js';
import { Mailer } from './mailer.js';

@Module({
  providers: [MailQueue, Mailer],
  exports: [MailQueue, Mailer],
})
export class MailModule {}
