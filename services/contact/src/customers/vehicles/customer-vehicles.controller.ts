import {
  CUSTOMER_VEHICLES_PATH,
  type CustomerVehicleResponse,
  type CustomerVehiclesResponse,
} from '@garage/contracts/customer-vehicles';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { CustomersQueryDto, SaveCustomerVehicleDto } from '../dto/customers.dto.js';
import { CustomerVehiclesService } from './customer-vehicles.service.js';

@Controller(CUSTOMER_VEHICLES_PATH)
export class CustomerVehiclesController {
  constructor(private readonly vehicles: CustomerVehiclesService) {}

  @RequirePermission('customers:read')
  @Get()
  list(@Query() query: CustomersQueryDto): Promise<CustomerVehiclesResponse> {
    return this.vehicles.page(query);
  }

  @RequirePermission('customers:read')
  @Get(':id')
  async details(@Id() id: number): Promise<CustomerVehicleResponse> {
    return { vehicle: await this.vehicles.details(id) };
  }

  @RequirePermission('customers:write')
  @Put(':id')
  async save(
    @Id() id: number,
    @Body() request: SaveCustomerVehicleDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<CustomerVehicleResponse> {
    await this.vehicles.save(id, request, { user, caller });
    return { vehicle: await this.vehicles.details(id) };
  }
}
