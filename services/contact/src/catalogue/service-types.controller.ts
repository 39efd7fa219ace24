import {
  SERVICE_TYPES_PATH,
  type ServiceTypeResponse,
  type ServiceTypesResponse,
} from '@garage/contracts/booking-settings';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ChangeServiceTypeDto, ServiceTypeDto } from './dto/service-type.dto.js';
import { ServiceTypesService } from './service-types.service.js';

/** The kinds of work that the workshop offers. */
@Controller(SERVICE_TYPES_PATH)
export class ServiceTypesController {
  constructor(private readonly serviceTypes: ServiceTypesService) {}

  @RequirePermission('appointments:read')
  @Get()
  async list(): Promise<ServiceTypesResponse> {
    return { serviceTypes: await this.serviceTypes.list() };
  }

  @RequirePermission('appointments:write')
  @Post()
  async create(
    @Body() request: ServiceTypeDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<ServiceTypeResponse> {
    return { serviceType: await this.serviceTypes.create(request, { user, caller }) };
  }

  @RequirePermission('appointments:write')
  @Put(':id')
  async change(
    @Id() id: number,
    @Body() request: ChangeServiceTypeDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<ServiceTypeResponse> {
    return { serviceType: await this.serviceTypes.change(id, request, { user, caller }) };
  }

  @RequirePermission('appointments:write')
  @Delete(':id')
  @HttpCode(204)
  delete(@Id() id: number, @CurrentUser() user: UserEntity, @RequestCaller() caller: Caller): Promise<void> {
    return this.serviceTypes.delete(id, { user, caller });
  }
}
