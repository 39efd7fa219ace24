import { CONTACT_MESSAGES_PATH, type DeleteContactMessageResponse } from '@garage/contracts/contact';
import type {
  ConversationResponse,
  NoteResponse,
  ReplyResponse,
} from '@garage/contracts/contact-conversation';
import { type Caller, RequestCaller } from '@garage/shared/audit/caller';
import { CurrentUser } from '@garage/shared/auth/current-user.decorator';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { UserEntity } from '@garage/shared/auth/user.entity';
import { type RateLimiter, RateLimits } from '@garage/shared/rate-limit/rate-limiter';
import { Id, IdInAddress } from '@garage/shared/validation/id.decorator';
import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { IdempotencyKey } from '../messages/idempotency-key.decorator.js';
import { ConversationsService } from './conversations.service.js';
import { NoteDto } from './dto/note.dto.js';
import { ReplyDto } from './dto/reply.dto.js';

/** What follows a visitor's message. */
@Controller(CONTACT_MESSAGES_PATH)
export class ConversationsController {
  private readonly limit: RateLimiter;

  constructor(
    private readonly conversations: ConversationsService,
    limits: RateLimits,
  ) {
    // A stolen session must not turn the garage into a sender of spam.
    this.limit = limits.create({ name: 'reply', points: 60, durationSeconds: 3600 });
  }

  @RequirePermission('contact-messages:read')
  @Get(':id')
  find(@Id() id: number): Promise<ConversationResponse> {
    return this.conversations.find(id);
  }

  @RequirePermission('contact-messages:write')
  @Post(':id/replies')
  async reply(
    @Id() id: number,
    @Body() reply: ReplyDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
    @IdempotencyKey() key: string | undefined,
  ): Promise<ReplyResponse> {
    await this.limit.consume(String(user.id));
    return { reply: await this.conversations.reply(id, reply, { user, caller }, key) };
  }

  @RequirePermission('contact-messages:write')
  @Post(':id/notes')
  async addNote(
    @Id() id: number,
    @Body() { text }: NoteDto,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<NoteResponse> {
    return { note: await this.conversations.addNote(id, text, { user, caller }) };
  }

  @RequirePermission('contact-messages:write')
  @Delete(':id/notes/:noteId')
  async deleteNote(
    @Id() id: number,
    @IdInAddress('noteId') noteId: number,
    @CurrentUser() user: UserEntity,
    @RequestCaller() caller: Caller,
  ): Promise<DeleteContactMessageResponse> {
    await this.conversations.deleteNote(id, noteId, { user, caller });
    return { success: true };
  }
}
