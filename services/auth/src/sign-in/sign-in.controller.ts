import '@garage/shared/session/session-data';
import { AUTH_PATHS, type LogoutResponse, type SessionResponse } from '@garage/contracts/auth';
import { BeforeRequirements } from '@garage/shared/auth/before-requirements.decorator';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { Public } from '@garage/shared/auth/public.decorator';
import { SignedIn } from '@garage/shared/auth/signed-in.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { AppError } from '@garage/shared/errors/app-error';
import { endSession, startSession } from '@garage/shared/session/session';
import { secondsToLimit } from '@garage/shared/session/session-limit';
import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Caller, callerOf, RequestCaller } from '@garage/shared/audit/caller';
import { SessionsService } from '../sessions/sessions.service.js';
import { toCurrentUser } from './current-user.mapper.js';
import { LoginDto } from './dto/login.dto.js';
import { KnownDevices } from './known-devices.js';
import { SignInGuard } from './sign-in.guard.js';
import { SignInService } from './sign-in.service.js';

@Controller()
export class SignInController {
  constructor(
    private readonly signIn: SignInService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevices,
  ) {}

  @Post(AUTH_PATHS.login)
  @Public()
  @UseGuards(SignInGuard)
  @HttpCode(200)
  async login(
    @Body() { username }: LoginDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @CurrentUser() user: UserEntity,
  ): Promise<SessionResponse> {
    // Who has a second factor has just proved it, or would not be here.
    const adminToken = await startSession(request, user, user.hasSecondFactor);
    await this.sessions.remember(user.id, callerOf(request), request.headers['user-agent']);
    this.devices.remember(reply, username, this.devices.recognise(request, username));
    return { user: toCurrentUser(user), adminToken, endsInSeconds: secondsToLimit(request.session) };
  }

  @Get(AUTH_PATHS.currentUser)
  @SignedIn()
  @BeforeRequirements()
  current(@Req() request: FastifyRequest, @CurrentUser() user: UserEntity): SessionResponse {
    const { adminToken } = request.session;
    if (!adminToken) throw new AppError(401, 'session-expired');
    return { user: toCurrentUser(user), adminToken, endsInSeconds: secondsToLimit(request.session) };
  }

  /** Open to everybody, so that signing out works with an expired session and without a token, too. */
  @Post(AUTH_PATHS.logout)
  @Public()
  @HttpCode(200)
  async logout(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @RequestCaller() caller: Caller,
  ): Promise<LogoutResponse> {
    const { userId } = request.session;
    await endSession(request, reply);
    await this.sessions.forget(caller.sessionId);
    if (userId !== undefined) await this.signIn.recordSignOut(userId, caller);
    return { success: true };
  }
}
