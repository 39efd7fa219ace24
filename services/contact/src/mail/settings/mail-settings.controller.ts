import {
  MAIL_SETTINGS_PATH,
  type MailSettingsResponse,
  type MailTestResponse,
} from '@garage/contracts/mail-settings';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { MailSettingsDto } from '../dto/mail-settings.dto.js';
import { MailSettingsService } from './mail-settings.service.js';

@Controller(MAIL_SETTINGS_PATH)
export class MailSettingsController {
  constructor(private readonly settings: MailSettingsService) {}

  @RequirePermission('settings:read')
  @Get()
  read(): Promise<MailSettingsResponse> {
    return this.settings.read();
  }

  @RequirePermission('settings:write')
  @Put()
  save(
    @Body() settings: MailSettingsDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<MailSettingsResponse> {
    return this.settings.save(settings, user, caller);
  }

  @RequirePermission('settings:write')
  @Post('test')
  @HttpCode(200)
  async test(@CurrentUser() user: UserEntity, @RequestCaller() caller: Caller): Promise<MailTestResponse> {
    return { mail: await this.settings.test(user, caller) };
  }
}
