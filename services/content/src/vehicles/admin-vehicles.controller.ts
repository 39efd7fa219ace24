import {
  ADMIN_VEHICLE_SETTINGS_PATH,
  type AdminVehicleSettings,
  VEHICLE_CHECK_PATH,
  type VehicleCheckResponse,
} from '@garage/contracts/vehicles';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { AdminVehiclesService } from './admin-vehicles.service.js';
import { VehicleSettingsDto } from './dto/vehicle-settings.dto.js';

@Controller()
export class AdminVehiclesController {
  constructor(private readonly vehicles: AdminVehiclesService) {}

  @RequirePermission('vehicles:read')
  @Get(ADMIN_VEHICLE_SETTINGS_PATH)
  read(): Promise<AdminVehicleSettings> {
    return this.vehicles.read();
  }

  @RequirePermission('vehicles:write')
  @Post(ADMIN_VEHICLE_SETTINGS_PATH)
  @HttpCode(200)
  save(
    @Body() settings: VehicleSettingsDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<AdminVehicleSettings> {
    return this.vehicles.save(settings, user, caller);
  }

  @RequirePermission('vehicles:write')
  @Post(VEHICLE_CHECK_PATH)
  @HttpCode(200)
  check(): Promise<VehicleCheckResponse> {
    return this.vehicles.check();
  }
}
