import {
  FIRST_PASSWORD_SUFFIX,
  type FirstPasswordResponse,
  PASSWORD_LINK_SUFFIX,
  type UserResponse,
  USERS_PATH,
} from '@garage/contracts/users';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Controller, HttpCode, Post } from '@nestjs/common';
import { UserPasswordsService } from './user-passwords.service.js';

@Controller(`${USERS_PATH}/:id`)
export class UserPasswordsController {
  constructor(private readonly passwords: UserPasswordsService) {}

  @Post(PASSWORD_LINK_SUFFIX)
  @RequirePermission('users:write')
  @HttpCode(200)
  async sendLink(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<UserResponse> {
    return { user: await this.passwords.sendLink(actor, id, caller) };
  }

  @Post(FIRST_PASSWORD_SUFFIX)
  @RequirePermission('users:write')
  @HttpCode(200)
  makeFirst(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<FirstPasswordResponse> {
    return this.passwords.makeFirst(actor, id, caller);
  }
}
