import type { OutgoingHttpHeaders } from 'node:http';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MessageEvents } from './message-events.js';

/** New and changed messages as they come, as server-sent events. */
@Controller(CONTACT_MESSAGES_PATH)
export class MessageEventsController {
  constructor(private readonly events: MessageEvents) {}

  @RequirePermission('contact-messages:read')
  @Get('events')
  follow(@Req() request: FastifyRequest, @Res() reply: FastifyReply, @CurrentUser() user: UserEntity): void {
    // The stream bypasses the framework's answer, and with it the prolonging of the session: an open
    // panel that nobody touches must still sign out.
    reply.hijack();
    this.events.follow(reply.raw, reply.getHeaders() as OutgoingHttpHeaders, {
      sessionId: request.session.sessionId,
      user,
    });
  }
}
