import {
  CONTACT_MESSAGES_PATH,
  type ContactMessageResponse,
  type ContactMessagesResponse,
  type DeleteContactMessageResponse,
} from '@garage/contracts/contact';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Header, Put } from '@nestjs/common';
import { UpdateContactMessageDto } from './dto/update-contact-message.dto.js';
import { MessagesService } from './messages.service.js';

/** The staff's list of contact requests. */
@Controller(CONTACT_MESSAGES_PATH)
export class ContactMessagesController {
  constructor(private readonly messages: MessagesService) {}

  @RequirePermission('contact-messages:read')
  @Get()
  @Header('Cache-Control', 'no-store')
  list(): Promise<ContactMessagesResponse> {
    return this.messages.list();
  }

  @RequirePermission('contact-messages:write')
  @Put(':id')
  @Header('Cache-Control', 'no-store')
  async update(
    @Id() id: number,
    @Body() { isRead }: UpdateContactMessageDto,
  ): Promise<ContactMessageResponse> {
    return { message: await this.messages.markRead(id, isRead) };
  }

  @RequirePermission('contact-messages:write')
  @Delete(':id')
  async delete(@Id() id: number): Promise<DeleteContactMessageResponse> {
    await this.messages.delete(id);
    return { success: true };
  }
}
