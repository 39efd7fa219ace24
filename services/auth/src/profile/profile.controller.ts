import '@garage/shared/session/session-data';
import { PROFILE_PATHS, type ProfileResponse } from '@garage/contracts/profile';
import { BeforeRequirements } from '@garage/shared/auth/before-requirements.decorator';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { SignedIn } from '@garage/shared/auth/signed-in.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Body, Controller, Get, Put, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { ChangePasswordDto } from './dto/change-password.dto.js';
import { UpdateProfileDto } from './dto/update-profile.dto.js';
import { ProfileService } from './profile.service.js';

@Controller()
export class ProfileController {
  constructor(private readonly profile: ProfileService) {}

  @Get(PROFILE_PATHS.profile)
  @SignedIn()
  @BeforeRequirements()
  read(@CurrentUser() actor: UserEntity): ProfileResponse {
    return { user: this.profile.read(actor) };
  }

  @Put(PROFILE_PATHS.profile)
  @SignedIn()
  async update(
    @CurrentUser() actor: UserEntity,
    @Body() input: UpdateProfileDto,
    @RequestCaller() caller: Caller,
  ): Promise<ProfileResponse> {
    return { user: await this.profile.update(actor, input, caller) };
  }

  @Put(PROFILE_PATHS.password)
  @SignedIn()
  @BeforeRequirements()
  async changePassword(
    @CurrentUser() actor: UserEntity,
    @Body() input: ChangePasswordDto,
    @RequestCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<{ success: true }> {
    request.session.sessionVersion = await this.profile.changePassword(actor, input, caller);
    return { success: true };
  }
}
