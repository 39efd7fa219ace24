import { Readable } from 'node:stream';
import {
  CONTACT_MESSAGES_PATH,
  type ContactMessageResponse,
  type DeleteContactMessageResponse,
} from '@garage/contracts/contact';
import type { ContactMessageCounts, ContactMessagesResponse } from '@garage/contracts/contact-message-list';
import type { AssigneesResponse } from '@garage/contracts/contact-conversation';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Header, Put, Query, StreamableFile } from '@nestjs/common';
import { StaffDirectory } from '../staff/staff-directory.js';
import { ContactMessagesQueryDto } from './dto/contact-messages-query.dto.js';
import { UpdateContactMessageDto } from './dto/update-contact-message.dto.js';
import { MessageExport } from './message-export.js';
import { MessageListService } from './message-list.service.js';
import { MessagesService } from './messages.service.js';

/** The staff's list of contact requests. */
@Controller(CONTACT_MESSAGES_PATH)
export class ContactMessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly pages: MessageListService,
    private readonly exports: MessageExport,
    private readonly staff: StaffDirectory,
  ) {}

  @RequirePermission('contact-messages:read')
  @Get()
  @Header('Cache-Control', 'no-store')
  list(
    @Query() query: ContactMessagesQueryDto,
    @CurrentUser() { id }: UserEntity,
  ): Promise<ContactMessagesResponse> {
    return this.pages.page(query, id);
  }

  @RequirePermission('contact-messages:read')
  @Get('counts')
  @Header('Cache-Control', 'no-store')
  counts(@CurrentUser() { id }: UserEntity): Promise<ContactMessageCounts> {
    return this.pages.counts(id);
  }

  @RequirePermission('contact-messages:read')
  @Get('export.csv')
  @Header('Cache-Control', 'no-store')
  async export(@CurrentUser() user: UserEntity, @RequestCaller() caller: Caller): Promise<StreamableFile> {
    return new StreamableFile(Readable.from(await this.exports.begin({ user, caller })), {
      type: 'text/csv; charset=utf-8',
      disposition: 'attachment; filename="kontaktanfragen.csv"',
    });
  }

  @RequirePermission('contact-messages:read')
  @Get('assignees')
  async assignees(): Promise<AssigneesResponse> {
    return { assignees: await this.staff.allowedTo('contact-messages:write') };
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
