import {
  type CreateUserResponse,
  type DeleteUserResponse,
  type UserResponse,
  USERS_PATH,
  type UsersResponse,
} from '@garage/contracts/users';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CreateUserDto } from './dto/create-user.dto.js';
import { UpdateUserDto } from './dto/update-user.dto.js';
import { UsersService } from './users.service.js';

@Controller(USERS_PATH)
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get()
  @RequirePermission('users:read')
  async list(): Promise<UsersResponse> {
    return { users: await this.users.list() };
  }

  @Post()
  @RequirePermission('users:write')
  create(
    @CurrentUser() actor: UserEntity,
    @Body() input: CreateUserDto,
    @RequestCaller() caller: Caller,
  ): Promise<CreateUserResponse> {
    return this.users.create(actor, input, caller);
  }

  @Put(':id')
  @RequirePermission('users:write')
  async update(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @Body() input: UpdateUserDto,
    @RequestCaller() caller: Caller,
  ): Promise<UserResponse> {
    return { user: await this.users.update(actor, id, input, caller) };
  }

  @Delete(':id')
  @RequirePermission('users:write')
  async delete(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<DeleteUserResponse> {
    await this.users.delete(actor, id, caller);
    return { success: true };
  }
}
