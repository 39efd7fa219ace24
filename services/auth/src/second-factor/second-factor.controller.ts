import '@garage/shared/session/session-data';
import {
  type AuthenticatorSetup,
  type PasskeyChallengeResponse,
  type RecoveryCodesResponse,
  REMOVE_SECOND_FACTOR_SUFFIX,
  SECOND_FACTOR_PATHS,
  type SecondFactorChangeResponse,
  type SecondFactorResponse,
} from '@garage/contracts/second-factor';
import { USERS_PATH } from '@garage/contracts/users';
import { BeforeRequirements } from '@garage/shared/auth/before-requirements.decorator';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { SignedIn } from '@garage/shared/auth/signed-in.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { ConfirmAuthenticatorDto } from './dto/confirm-authenticator.dto.js';
import { ReauthenticationDto } from './dto/reauthentication.dto.js';
import { Reauthentication } from './reauthentication.js';
import { SecondFactorService } from './second-factor.service.js';

@Controller()
export class SecondFactorController {
  constructor(
    private readonly secondFactor: SecondFactorService,
    private readonly reauthentication: Reauthentication,
  ) {}

  @Get(SECOND_FACTOR_PATHS.secondFactor)
  @SignedIn()
  @BeforeRequirements()
  read(@CurrentUser() actor: UserEntity): Promise<SecondFactorResponse> {
    return this.secondFactor.read(actor);
  }

  @Post(SECOND_FACTOR_PATHS.challenge)
  @SignedIn()
  @HttpCode(200)
  async challenge(@CurrentUser() actor: UserEntity): Promise<PasskeyChallengeResponse> {
    return { passkey: await this.reauthentication.passkeyOptions(actor) };
  }

  @Post(SECOND_FACTOR_PATHS.secondFactor)
  @SignedIn()
  @BeforeRequirements()
  @HttpCode(200)
  begin(
    @CurrentUser() actor: UserEntity,
    @Body() input: ReauthenticationDto,
    @RequestCaller() caller: Caller,
  ): Promise<AuthenticatorSetup> {
    return this.secondFactor.begin(actor, input, caller);
  }

  @Post(SECOND_FACTOR_PATHS.confirmAuthenticator)
  @SignedIn()
  @BeforeRequirements()
  @HttpCode(200)
  async confirm(
    @CurrentUser() actor: UserEntity,
    @Body() { code }: ConfirmAuthenticatorDto,
    @RequestCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesResponse> {
    const { recoveryCodes, sessionVersion } = await this.secondFactor.confirm(actor, code, caller);
    Object.assign(request.session, { sessionVersion, withSecondFactor: true });
    return { recoveryCodes };
  }

  @Post(SECOND_FACTOR_PATHS.removeAuthenticator)
  @SignedIn()
  @HttpCode(200)
  async remove(
    @CurrentUser() actor: UserEntity,
    @Body() input: ReauthenticationDto,
    @RequestCaller() caller: Caller,
  ): Promise<SecondFactorChangeResponse> {
    await this.secondFactor.remove(actor, input, caller);
    return { success: true };
  }

  @Post(SECOND_FACTOR_PATHS.recoveryCodes)
  @SignedIn()
  @HttpCode(200)
  renewRecoveryCodes(
    @CurrentUser() actor: UserEntity,
    @Body() input: ReauthenticationDto,
    @RequestCaller() caller: Caller,
  ): Promise<RecoveryCodesResponse> {
    return this.secondFactor.renewRecoveryCodes(actor, input, caller);
  }

  @Post(`${USERS_PATH}/:id/${REMOVE_SECOND_FACTOR_SUFFIX}`)
  @RequirePermission('users:write')
  @HttpCode(200)
  async removeOf(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @Body() input: ReauthenticationDto,
    @RequestCaller() caller: Caller,
  ): Promise<SecondFactorChangeResponse> {
    await this.secondFactor.removeOf(actor, id, input, caller);
    return { success: true };
  }
}
