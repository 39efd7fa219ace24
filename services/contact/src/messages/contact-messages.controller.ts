import {
  CONTACT_MESSAGES_PATH,
  type ContactMessageResponse,
  type ContactMessagesResponse,
  type DeleteContactMessageResponse,
} from '@garage/contracts/contact';
import type { AssigneesResponse } from '@garage/contracts/contact-conversation';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Header, Put } from '@nestjs/common';
import { StaffDirectory } from '../staff/staff-directory.js';
import { contactMessagesCsv } from './contact-messages-csv.js';
import { UpdateContactMessageDto } from './dto/update-contact-message.dto.js';
import { MessagesService } from './messages.service.js';

/** The staff's list of contact requests. */
@Controller(CONTACT_MESSAGES_PATH)
export class ContactMessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly staff: StaffDirectory,
  ) {}

  @RequirePermission('contact-messages:read')
  @Get()
  @Header('Cache-Control', 'no-store')
  list(): Promise<ContactMessagesResponse> {
    return this.messages.list();
  }

  @RequirePermission('contact-messages:read')
  @Get('export.csv')
  @Header('Content-Type', 'text/csv; charset=utf-8')
  @Header('Content-Disposition', 'attachment; filename="kontaktanfragen.csv"')
  @Header('Cache-Control', 'no-store')
  async export(@CurrentUser() user: UserEntity, @RequestCaller() caller: Caller): Promise<string> {
    return contactMessagesCsv(await this.messages.export({ user, caller }));
  }

  @RequirePermission('contact-messages:read')
  @Get('assignees')
  async assignees(): Promise<AssigneesResponse> {
    return { assignees: await this.staff.answering() };
  }

  @RequirePermission('contact-messages:write')
  @Put(':id')
  @Header('Cache-Control', 'no-store')
  async update(
    @Id() id: number,
    @Body() change: UpdateContactMessageDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<ContactMessageResponse> {
    return { message: await this.messages.update(id, change, { user, caller }) };
  }

  @RequirePermission('contact-messages:write')
  @Delete(':id')
  async delete(
    @Id() id: number,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<DeleteContactMessageResponse> {
    await this.messages.delete(id, { user, caller });
    return { success: true };
  }
}
