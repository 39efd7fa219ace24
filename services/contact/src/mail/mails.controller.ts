import {
  mailKindsFor,
  MAILS_PATH,
  type ResendMailResponse,
  type UnsentMailsResponse,
} from '@garage/contracts/mails';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
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
  async unsent(@CurrentUser() { role }: UserEntity): Promise<UnsentMailsResponse> {
    const { mails, counts } = await this.outbox.unsent(mailKindsFor(role.permissions, 'read'));
    return { mails: mails.map(toOutgoingMail), counts };
  }

  @RequirePermission('contact-messages:write')
  @Post(':id/resend')
  @HttpCode(200)
  async resend(@Id() id: number, @CurrentUser() { role }: UserEntity): Promise<ResendMailResponse> {
    const mail = await this.outbox.resend(id, mailKindsFor(role.permissions, 'write'));
    return { mail: toOutgoingMail(mail) };
  }
}
