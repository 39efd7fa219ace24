import { type CustomerResponse, CUSTOMERS_PATH } from '@garage/contracts/customers';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id, IdInAddress } from '@garage/shared/validation/id.decorator';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CustomersService } from '../customers.service.js';
import { MergeCustomerDto, MoveToCustomerDto } from '../dto/customers.dto.js';
import { CustomerMergesService } from './customer-merges.service.js';

/** Every change is answered with the card as it is then. */
@Controller(`${CUSTOMERS_PATH}/:id`)
export class CustomerMergesController {
  constructor(
    private readonly merges: CustomerMergesService,
    private readonly customers: CustomersService,
  ) {}

  @RequirePermission('customers:write')
  @Post('merges')
  @HttpCode(200)
  async merge(
    @Id() id: number,
    @Body() { customerId }: MergeCustomerDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<CustomerResponse> {
    await this.merges.merge(id, customerId, { user, caller });
    return this.answer(id, user);
  }

  @RequirePermission('customers:write')
  @Post('merges/:mergeId/undo')
  @HttpCode(200)
  async undo(
    @Id() id: number,
    @IdInAddress('mergeId') mergeId: number,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<CustomerResponse> {
    await this.merges.undo(id, mergeId, { user, caller });
    return this.answer(id, user);
  }

  @RequirePermission('customers:write')
  @Post('moves')
  @HttpCode(200)
  async move(
    @Id() id: number,
    @Body() request: MoveToCustomerDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<CustomerResponse> {
    await this.merges.move(id, request, { user, caller });
    return this.answer(id, user);
  }

  private async answer(id: number, user: UserEntity): Promise<CustomerResponse> {
    return { customer: await this.customers.details(id, user) };
  }
}
