import type { OutgoingHttpHeaders } from 'node:http';
import { LIVE_PATH } from '@garage/contracts/live';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { SignedIn } from '@garage/shared/auth/signed-in.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LiveStreams } from './live-streams.js';

/** What changes, as it happens, as server-sent events. Everybody is told only what they may see. */
@Controller(LIVE_PATH)
export class LiveController {
  constructor(private readonly streams: LiveStreams) {}

  @SignedIn()
  @Get()
  follow(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @CurrentUser() user: UserEntity): void {
    // The stream bypasses the framework's answer, and with it the prolonging of the session: an open
    // panel that nobody touches must still sign out.
    reply.hijack();
    this.streams.follow(reply.raw, reply.getHeaders() as OutgoingHttpHeaders, {
      sessionId: request.session.sessionId,
      user,
    });
  }
}
