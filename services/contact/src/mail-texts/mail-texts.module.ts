import { Module } from '@nestjs/common';
import { LastKnownModule } from '../last-known/last-known.module.js';
import { MailTexts } from './mail-texts.js';
import { MailTextsController } from './mail-texts.controller.js';

/** How the garage words its mails to customers, and how they look before they are sent. */
@Module({
  imports: [LastKnownModule],
  controllers: [MailTextsController],
  providers: [MailTexts],
  exports: [MailTexts],
})
export class MailTextsModule {}
