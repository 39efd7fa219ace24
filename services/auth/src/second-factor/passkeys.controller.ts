import '@garage/shared/session/session-data';
import {
  type PasskeySetup,
  type RecoveryCodesResponse,
  SECOND_FACTOR_PATHS,
  type SecondFactorChangeResponse,
} from '@garage/contracts/second-factor';
import { BeforeRequirements } from '@garage/shared/auth/before-requirements.decorator';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { SignedIn } from '@garage/shared/auth/signed-in.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Body, Controller, HttpCode, Post, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { ConfirmPasskeyDto } from './dto/confirm-passkey.dto.js';
import { ReauthenticationDto } from './dto/reauthentication.dto.js';
import { RenamePasskeyDto } from './dto/rename-passkey.dto.js';
import { PasskeysService } from './passkeys.service.js';

@Controller()
export class PasskeysController {
  constructor(private readonly passkeys: PasskeysService) {}

  @Post(SECOND_FACTOR_PATHS.passkeys)
  @SignedIn()
  @BeforeRequirements()
  @HttpCode(200)
  begin(
    @CurrentUser() actor: UserEntity,
    @Body() input: ReauthenticationDto,
    @RequestCaller() caller: Caller,
  ): Promise<PasskeySetup> {
    return this.passkeys.begin(actor, input, caller);
  }

  @Post(SECOND_FACTOR_PATHS.confirmPasskey)
  @SignedIn()
  @BeforeRequirements()
  @HttpCode(200)
  async confirm(
    @CurrentUser() actor: UserEntity,
    @Body() input: ConfirmPasskeyDto,
    @RequestCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<RecoveryCodesResponse> {
    const { recoveryCodes, sessionVersion } = await this.passkeys.confirm(actor, input, caller);
    Object.assign(request.session, { sessionVersion, withSecondFactor: true });
    return { recoveryCodes };
  }

  @Put(`${SECOND_FACTOR_PATHS.passkeys}/:id`)
  @SignedIn()
  async rename(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @Body() { name }: RenamePasskeyDto,
  ): Promise<SecondFactorChangeResponse> {
    await this.passkeys.rename(actor, id, name);
    return { success: true };
  }

  @Post(`${SECOND_FACTOR_PATHS.passkeys}/:id/remove`)
  @SignedIn()
  @HttpCode(200)
  async remove(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @Body() input: ReauthenticationDto,
    @RequestCaller() caller: Caller,
  ): Promise<SecondFactorChangeResponse> {
    await this.passkeys.remove(actor, id, input, caller);
    return { success: true };
  }
}
