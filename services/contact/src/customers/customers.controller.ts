import { type CustomerResponse, CUSTOMERS_PATH, type CustomersResponse } from '@garage/contracts/customers';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id, IdInAddress } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { CustomersService } from './customers.service.js';
import { CustomerNoteDto, CustomersQueryDto, SaveCustomerDto } from './dto/customers.dto.js';

/** Customers as staff see and correct them; every change is answered with the card as it is then. */
@Controller(CUSTOMERS_PATH)
export class CustomersController {
  constructor(private readonly customers: CustomersService) {}

  @RequirePermission('customers:read')
  @Get()
  list(@Query() query: CustomersQueryDto): Promise<CustomersResponse> {
    return this.customers.page(query);
  }

  @RequirePermission('customers:read')
  @Get(':id')
  details(@Id() id: number, @CurrentUser() user: UserEntity): Promise<CustomerResponse> {
    return this.answer(id, user);
  }

  @RequirePermission('customers:write')
  @Put(':id')
  async save(
    @Id() id: number,
    @Body() request: SaveCustomerDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<CustomerResponse> {
    await this.customers.save(id, request, { user, caller });
    return this.answer(id, user);
  }

  @RequirePermission('customers:write')
  @Post(':id/notes')
  async addNote(
    @Id() id: number,
    @Body() { text }: CustomerNoteDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<CustomerResponse> {
    await this.customers.addNote(id, text, { user, caller });
    return this.answer(id, user);
  }

  @RequirePermission('customers:write')
  @Delete(':id/notes/:noteId')
  async deleteNote(
    @Id() id: number,
    @IdInAddress('noteId') noteId: number,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<CustomerResponse> {
    await this.customers.deleteNote(id, noteId, { user, caller });
    return this.answer(id, user);
  }

  private async answer(id: number, user: UserEntity): Promise<CustomerResponse> {
    return { customer: await this.customers.details(id, user) };
  }
}
