import { VISIT_SETTINGS_PATH, type VisitSettingsResponse } from '@garage/contracts/visit-settings';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { VisitSettingsDto } from './dto/visit-settings.dto.js';
import { VisitSettingsService } from './visit-settings.service.js';

/** What the garage wants said during a visit. */
@Controller(VISIT_SETTINGS_PATH)
export class VisitSettingsController {
  constructor(private readonly settings: VisitSettingsService) {}

  @RequirePermission('appointments:read')
  @Get()
  read(): Promise<VisitSettingsResponse> {
    return this.settings.read();
  }

  @RequirePermission('appointments:write')
  @Put()
  save(
    @Body() request: VisitSettingsDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<VisitSettingsResponse> {
    return this.settings.save(request, { user, caller });
  }
}
