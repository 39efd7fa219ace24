import {
  PROFILE_PATHS,
  type RecoveryCodesResponse,
  type RemoveSecondFactorResponse,
  type SecondFactorSetup,
} from '@garage/contracts/profile';
import { USERS_PATH } from '@garage/contracts/users';
import { BeforeRequirements } from '@garage/shared/auth/before-requirements.decorator';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { SignedIn } from '@garage/shared/auth/signed-in.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { ConfirmSecondFactorDto } from './dto/confirm-second-factor.dto.js';
import { OwnPasswordDto } from './dto/own-password.dto.js';
import { SecondFactorService } from './second-factor.service.js';

@Controller()
export class SecondFactorController {
  constructor(private readonly secondFactor: SecondFactorService) {}

  @Post(PROFILE_PATHS.secondFactor)
  @SignedIn()
  @BeforeRequirements()
  @HttpCode(200)
  begin(@CurrentUser() actor: UserEntity, @Body() { password }: OwnPasswordDto): Promise<SecondFactorSetup> {
    return this.secondFactor.begin(actor, password);
  }

  @Post(PROFILE_PATHS.confirmSecondFactor)
  @SignedIn()
  @BeforeRequirements()
  @HttpCode(200)
  confirm(
    @CurrentUser() actor: UserEntity,
    @Body() { code }: ConfirmSecondFactorDto,
    @RequestCaller() caller: Caller,
  ): Promise<RecoveryCodesResponse> {
    return this.secondFactor.confirm(actor, code, caller);
  }

  @Post(PROFILE_PATHS.removeSecondFactor)
  @SignedIn()
  @HttpCode(200)
  async removeOwn(
    @CurrentUser() actor: UserEntity,
    @Body() { password }: OwnPasswordDto,
    @RequestCaller() caller: Caller,
  ): Promise<RemoveSecondFactorResponse> {
    await this.secondFactor.removeOwn(actor, password, caller);
    return { success: true };
  }

  @Delete(`${USERS_PATH}/:id/second-factor`)
  @RequirePermission('users:write')
  async removeOf(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<RemoveSecondFactorResponse> {
    await this.secondFactor.removeOf(actor, id, caller);
    return { success: true };
  }
}
