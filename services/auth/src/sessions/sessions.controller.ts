import '@garage/shared/session/session-data';
import { type EndSessionsResponse, PROFILE_PATHS, type SessionsResponse } from '@garage/contracts/profile';
import { USER_SESSIONS_PATH, USERS_PATH } from '@garage/contracts/users';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { SignedIn } from '@garage/shared/auth/signed-in.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Id } from '@garage/shared/validation/id.decorator';
import { Controller, Delete, Get, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { SessionsService } from './sessions.service.js';

@Controller()
export class SessionsController {
  constructor(private readonly sessions: SessionsService) {}

  @Get(PROFILE_PATHS.sessions)
  @SignedIn()
  async listOwn(
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<SessionsResponse> {
    return { sessions: await this.sessions.list(actor.id, caller) };
  }

  /** All but the one that asks. */
  @Delete(PROFILE_PATHS.sessions)
  @SignedIn()
  async endOthers(
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<EndSessionsResponse> {
    request.session.sessionVersion = await this.sessions.endAll(actor, actor.id, caller);
    return { success: true };
  }

  @Delete(`${PROFILE_PATHS.sessions}/:id`)
  @SignedIn()
  async endOwn(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<EndSessionsResponse> {
    await this.sessions.endOwn(actor, id, caller);
    return { success: true };
  }

  @Get(`${USERS_PATH}/:id/sessions`)
  @RequirePermission('users:read')
  async listOf(@Id() id: number, @RequestCaller() caller: Caller): Promise<SessionsResponse> {
    return { sessions: await this.sessions.list(id, caller) };
  }

  @Delete(`${USERS_PATH}/:id/sessions`)
  @RequirePermission('users:write')
  async endAllOf(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
    @Req() request: FastifyRequest,
  ): Promise<EndSessionsResponse> {
    const version = await this.sessions.endAll(actor, id, caller);
    if (id === actor.id) request.session.sessionVersion = version;
    return { success: true };
  }

  @Delete(`${USER_SESSIONS_PATH}/:id`)
  @RequirePermission('users:write')
  async endOneOf(
    @Id() id: number,
    @CurrentUser() actor: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<EndSessionsResponse> {
    await this.sessions.endOneOf(actor, id, caller);
    return { success: true };
  }
}
