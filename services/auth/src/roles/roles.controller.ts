import {
  type DeleteRoleResponse,
  type RoleResponse,
  ROLES_PATH,
  type RolesResponse,
} from '@garage/contracts/users';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { RoleDto } from './dto/role.dto.js';
import { RoleSecondFactorDto } from './dto/role-second-factor.dto.js';
import { RolesService } from './roles.service.js';

@Controller(ROLES_PATH)
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Get()
  @RequirePermission('users:read')
  async list(): Promise<RolesResponse> {
    return { roles: await this.roles.list() };
  }

  @Post()
  @RequirePermission('users:write')
  async create(
    @CurrentUser() actor: UserEntity,
    @Body() input: RoleDto,
    @RequestCaller() caller: Caller,
  ): Promise<RoleResponse> {
    return { role: await this.roles.create(actor, input, caller) };
  }

  @Put(':id')
  @RequirePermission('users:write')
  async update(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @Body() input: RoleDto,
    @RequestCaller() caller: Caller,
  ): Promise<RoleResponse> {
    return { role: await this.roles.update(actor, id, input, caller) };
  }

  @Put(':id/second-factor')
  @RequirePermission('users:write')
  async requireSecondFactor(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @Body() { isRequired }: RoleSecondFactorDto,
    @RequestCaller() caller: Caller,
  ): Promise<RoleResponse> {
    return { role: await this.roles.requireSecondFactor(actor, id, isRequired, caller) };
  }

  @Delete(':id')
  @RequirePermission('users:write')
  async delete(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<DeleteRoleResponse> {
    await this.roles.delete(actor, id, caller);
    return { success: true };
  }
}
