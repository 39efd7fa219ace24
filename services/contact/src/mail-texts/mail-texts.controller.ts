import {
  MAIL_TEXTS_PATH,
  type MailPreviewResponse,
  type MailTextsResponse,
} from '@garage/contracts/mail-texts';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { MailPreviewDto } from './dto/mail-preview.dto.js';
import { MailTexts } from './mail-texts.js';

/** Beside the editor of the garage's own words, which the content service keeps. */
@Controller(MAIL_TEXTS_PATH)
export class MailTextsController {
  constructor(private readonly texts: MailTexts) {}

  @RequirePermission('content:read')
  @Get()
  defaults(): MailTextsResponse {
    return this.texts.defaults();
  }

  @RequirePermission('content:write')
  @Post('preview')
  @HttpCode(200)
  preview(@Body() wish: MailPreviewDto): Promise<MailPreviewResponse> {
    return this.texts.preview(wish);
  }
}
