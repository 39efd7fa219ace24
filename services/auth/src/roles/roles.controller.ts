import { ROLES_PATH, type RolesResponse } from '@garage/contracts/users';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Controller, Get } from '@nestjs/common';
import { RolesService } from './roles.service.js';

@Controller(ROLES_PATH)
export class RolesController {
  constructor(private readonly roles: RolesService) {}

  @Get()
  @RequirePermission('users:read')
  async list(): Promise<RolesResponse> {
    return { roles: await this.roles.list() };
  }
}
