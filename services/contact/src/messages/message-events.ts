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
import { countsFor, MessageListService } from './message-list.service.js';
import { MessagesService } from './messages.service.js';

/** Keeps proxies from closing a quiet stream, and ends those of people whose session is over. */
const HEARTBEAT_MS = 20_000;
/** More open tabs than the staff of a garage have. */
const LARGEST_AUDIENCE = 200;
/** Changes that are told together. */
const TOLD_TOGETHER = 100;
/** Whoever takes no more is behind by so many bytes that loading the list anew is less work. */
const MOST_WAITING_BYTES = 2_000_000;

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
  private untold: MessageChange[] = [];
  private isTelling = false;

  constructor(
    private readonly changes: MessageChanges,
    private readonly service: MessagesService,
    private readonly list: MessageListService,
    private readonly sessions: SessionStore,
    private readonly staff: StaffDirectory,
  ) {}

  onModuleInit(): void {
    this.changes.subscribe((change) => {
      this.untold.push(change);
      void this.tell();
    });
    this.changes.onGap(() => this.endAll());
    this.heartbeat = setInterval(() => void this.sendToAll(() => ': still here\n\n'), HEARTBEAT_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.endAll();
  }

  /** Panels that have missed a change come back by themselves, and ask once for all that they show. */
  private endAll(): void {
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

  /** In order, so that no panel hears of a change before the one that it follows; what comes meanwhile goes together. */
  private async tell(): Promise<void> {
    if (this.isTelling) return;
    this.isTelling = true;
    while (this.untold.length > 0) {
      const changes = this.untold.splice(0, TOLD_TOGETHER);
      if (this.audience.size > 0) await this.tellAll(changes);
    }
    this.isTelling = false;
  }

  private async tellAll(changes: readonly MessageChange[]): Promise<void> {
    try {
      const told = await this.toldOf(changes);
      const counts = await this.list.allCounts();
      await this.sendToAll(({ user }) => {
        const own = countsFor(user.id, counts);
        return told
          .map((change) => ({ counts: own, ...change }) satisfies ContactMessagesEvent)
          .map((event) => `event: contact-messages\ndata: ${JSON.stringify(event)}\n\n`)
          .join('');
      });
    } catch (error) {
      this.logger.warn({ msg: 'open panels were not told about a change and have to ask', err: error });
      this.endAll();
    }
  }

  /** Each message once, as it is now. */
  private async toldOf(changes: readonly MessageChange[]): Promise<Omit<ContactMessagesEvent, 'counts'>[]> {
    const deleted = new Set(changes.flatMap((change) => ('deletedId' in change ? [change.deletedId] : [])));
    const changed = new Set(changes.flatMap((change) => ('id' in change ? [change.id] : [])));
    // Of one that is gone already its own event tells.
    const messages = await this.service.findMany([...changed].filter((id) => !deleted.has(id)));
    const expired = changes.flatMap((change) => ('expired' in change ? [{ expired: change.expired }] : []));
    return [
      ...messages.map((message) => ({ message })),
      ...[...deleted].map((deletedId) => ({ deletedId })),
      ...expired,
    ];
  }

  /** To everybody who may still see it now: rights may have been taken away since the stream began. */
  private async sendToAll(textFor: (viewer: Viewer) => string): Promise<void> {
    await Promise.all(
      [...this.audience].map(async ([stream, viewer]) => {
        if (!(await this.maySee(viewer)) || stream.writableLength > MOST_WAITING_BYTES) stream.end();
        else if (!stream.writableEnded) stream.write(textFor(viewer));
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
