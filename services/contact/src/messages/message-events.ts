import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import type { ContactMessagesEvent } from '@garage/contracts/contact-conversation';
import { allows } from '@garage/contracts/permissions';
import { openRequirement } from '@garage/shared/auth/requirement';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import '@garage/shared/session/session-data';
import { SessionStore } from '@garage/shared/session/session-store';
import { BeforeApplicationShutdown, Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { type MessageChange, MessageChanges } from '../live/message-changes.js';
import { StaffDirectory } from '../staff/staff-directory.js';
import { MessagesRepository } from './messages.repository.js';
import { MessagesService } from './messages.service.js';

/** Keeps proxies from closing a quiet stream, and ends those of people whose session is over. */
const HEARTBEAT_MS = 20_000;
/** More open tabs than the staff of a garage have. */
const LARGEST_AUDIENCE = 200;

interface Viewer {
  sessionId: string;
  /** As it was when the stream began. */
  user: Pick<UserEntity, 'id' | 'sessionVersion'>;
}

/** Sends changes of messages to the open panels, as long as their sessions last. */
@Injectable()
export class MessageEvents implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(MessageEvents.name);
  private readonly audience = new Map<ServerResponse, Viewer>();
  private heartbeat: NodeJS.Timeout | null = null;
  /** One after the other, so that no panel hears of a change before the one that it follows. */
  private sending: Promise<void> = Promise.resolve();

  constructor(
    private readonly changes: MessageChanges,
    private readonly service: MessagesService,
    private readonly messages: MessagesRepository,
    private readonly sessions: SessionStore,
    private readonly staff: StaffDirectory,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe((change) => {
      this.sending = this.sending.then(() => this.tellAll(change));
    });
    this.heartbeat = setInterval(() => void this.sendToAll(': still here\n\n'), HEARTBEAT_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.heartbeat) clearInterval(this.heartbeat);
    for (const stream of this.audience.keys()) stream.end();
  }

  /** Begins a stream; the browser reconnects by itself when it ends. */
  follow(stream: ServerResponse, headers: OutgoingHttpHeaders, viewer: Viewer): void {
    if (this.audience.size >= LARGEST_AUDIENCE) {
      stream.writeHead(503, { ...headers, 'retry-after': '30' }).end();
      return;
    }
    stream.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    stream.write('retry: 5000\n\n');
    this.audience.set(stream, viewer);
    stream.on('close', () => this.audience.delete(stream));
  }

  private async tellAll(change: MessageChange): Promise<void> {
    if (this.audience.size === 0) return;
    try {
      const event = await this.eventOf(change);
      await this.sendToAll(`event: contact-messages\ndata: ${JSON.stringify(event)}\n\n`);
    } catch (error) {
      this.logger.warn({ msg: 'open panels were not told about a change', err: error });
    }
  }

  private async eventOf(change: MessageChange): Promise<ContactMessagesEvent> {
    const { total, unread } = await this.messages.countAllAndUnread();
    const counts = { totalMessages: total, unreadMessages: unread };
    if ('deletedId' in change) return { ...counts, ...change };
    return { ...counts, message: await this.service.find(change.id) };
  }

  /** To everybody who may still see it now: rights may have been taken away since the stream began. */
  private async sendToAll(text: string): Promise<void> {
    await Promise.all(
      [...this.audience].map(async ([stream, viewer]) => {
        if (!(await this.maySee(viewer))) stream.end();
        else if (!stream.writableEnded) stream.write(text);
      }),
    );
  }

  /** Looks at session and rights without prolonging the session. */
  private async maySee({ sessionId, user }: Viewer): Promise<boolean> {
    try {
      const session = await promisify(this.sessions.get.bind(this.sessions))(sessionId);
      if (session?.userId !== user.id) return false;
      const now = await this.staff.account(user.id);
      return (
        now?.sessionVersion === user.sessionVersion &&
        openRequirement(now) === null &&
        allows(now.role.permissions, 'contact-messages:read')
      );
    } catch (error) {
      this.logger.warn({ msg: 'a stream was closed because its session could not be checked', err: error });
      return false;
    }
  }
}
