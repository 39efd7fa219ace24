import { MAILS_PATH, type ResendMailResponse, type UnsentMailsResponse } from '@garage/contracts/mails';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Id } from '@garage/shared/validation/id.decorator';
import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { toOutgoingMail } from './mail.mapper.js';
import { Outbox } from './outbox.js';

/** Mails that have not left the house yet. */
@Controller(MAILS_PATH)
export class MailsController {
  constructor(private readonly outbox: Outbox) {}

  @RequirePermission('contact-messages:read')
  @Get()
  async unsent(): Promise<UnsentMailsResponse> {
    const { mails, counts } = await this.outbox.unsent();
    return { mails: mails.map(toOutgoingMail), counts };
  }

  @RequirePermission('contact-messages:write')
  @Post(':id/resend')
  @HttpCode(200)
  async resend(@Id() id: number): Promise<ResendMailResponse> {
    return { mail: toOutgoingMail(await this.outbox.resend(id)) };
  }
}
