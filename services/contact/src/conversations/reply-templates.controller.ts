import type { DeleteContactMessageResponse } from '@garage/contracts/contact';
import {
  REPLY_TEMPLATES_PATH,
  type ReplyTemplateResponse,
  type ReplyTemplatesResponse,
} from '@garage/contracts/contact-conversation';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ReplyTemplateDto } from './dto/reply-template.dto.js';
import { ReplyTemplatesService } from './reply-templates.service.js';

@Controller(REPLY_TEMPLATES_PATH)
export class ReplyTemplatesController {
  constructor(private readonly templates: ReplyTemplatesService) {}

  @RequirePermission('contact-messages:read')
  @Get()
  async list(): Promise<ReplyTemplatesResponse> {
    return { templates: await this.templates.list() };
  }

  @RequirePermission('contact-messages:write')
  @Post()
  async create(@Body() template: ReplyTemplateDto): Promise<ReplyTemplateResponse> {
    return { template: await this.templates.create(template) };
  }

  @RequirePermission('contact-messages:write')
  @Put(':id')
  async change(@Id() id: number, @Body() template: ReplyTemplateDto): Promise<ReplyTemplateResponse> {
    return { template: await this.templates.change(id, template) };
  }

  @RequirePermission('contact-messages:write')
  @Delete(':id')
  async delete(@Id() id: number): Promise<DeleteContactMessageResponse> {
    await this.templates.delete(id);
    return { success: true };
  }
}
