import { ADMIN_GARAGE_PATH, type AdminGarageResponse } from '@garage/contracts/garage';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Get, Put } from '@nestjs/common';
import { SaveGarageDto } from '../dto/save-garage.dto.js';
import { AdminGarageService } from './admin-garage.service.js';

@Controller(ADMIN_GARAGE_PATH)
export class AdminGarageController {
  constructor(private readonly garage: AdminGarageService) {}

  @RequirePermission('settings:read')
  @Get()
  read(): Promise<AdminGarageResponse> {
    return this.garage.read();
  }

  @RequirePermission('settings:write')
  @Put()
  save(
    @Body() sent: SaveGarageDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<AdminGarageResponse> {
    return this.garage.save(sent, user, caller);
  }
}
