import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { allows, type GrantedPermission, type Permission } from '@garage/contracts/permissions';
import { openRequirement } from '@garage/shared/auth/requirement';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import '@garage/shared/session/session-data';
import { SessionStore } from '@garage/shared/session/session-store';
import { BeforeApplicationShutdown, Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { StaffDirectory } from '../staff/staff-directory.js';
import { type Changes, LiveChanges, type Topic } from './live-changes.js';

/** Keeps proxies from closing a quiet stream, and ends those of people whose session is over. */
const HEARTBEAT_MS = 20_000;
/** More open tabs than the staff of a garage have. */
const LARGEST_AUDIENCE = 200;
/** Changes that are told together. */
const TOLD_TOGETHER = 100;
/** Whoever takes no more is behind by so many bytes that loading everything anew is less work. */
const MOST_WAITING_BYTES = 2_000_000;

interface Viewer {
  sessionId: string;
  /** As it was when the stream began. */
  user: Pick<UserEntity, 'id' | 'sessionVersion'>;
}

/** What one kind of open panels is told about changes. */
export interface LiveTopic<T extends Topic> {
  /** Of the events. */
  name: string;
  /** What the changes are about. */
  topic: T;
  /** Nobody else is told. */
  permission: Permission;
  /** What there is to say about these changes now, asked once for all panels. Answers the events of each user. */
  describe: (changes: readonly Changes[T][]) => Promise<(userId: number) => readonly object[]>;
}

/** Sends changes to the open panels, as long as their sessions last: one stream each, whatever the topics. */
@Injectable()
export class LiveStreams implements OnModuleInit, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveStreams.name);
  private readonly audience = new Map<ServerResponse, Viewer>();
  private heartbeat: NodeJS.Timeout | null = null;

  constructor(
    private readonly changes: LiveChanges,
    private readonly sessions: SessionStore,
    private readonly staff: StaffDirectory,
  ) {}

  onModuleInit(): void {
    this.changes.onGap(() => this.endAll());
    this.heartbeat = setInterval(() => void this.sendToAll(() => ': still here\n\n'), HEARTBEAT_MS).unref();
  }

  beforeApplicationShutdown(): void {
    if (this.heartbeat) clearInterval(this.heartbeat);
    this.endAll();
  }

  /** In order, so that no panel hears of a change before the one that it follows; what comes meanwhile goes together. */
  add<T extends Topic>(topic: LiveTopic<T>): void {
    const untold: Changes[T][] = [];
    let isTelling = false;
    const tell = async () => {
      if (isTelling) return;
      isTelling = true;
      while (untold.length > 0) {
        const changes = untold.splice(0, TOLD_TOGETHER);
        if (this.audience.size > 0) await this.tellAll(topic, changes);
      }
      isTelling = false;
    };
    this.changes.subscribe(topic.topic, (change) => {
      untold.push(change);
      void tell();
    });
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

  /** Panels that have missed a change come back by themselves, and ask once for all that they show. */
  private endAll(): void {
    for (const stream of this.audience.keys()) stream.end();
  }

  private async tellAll<T extends Topic>(
    { name, permission, describe }: LiveTopic<T>,
    changes: readonly Changes[T][],
  ): Promise<void> {
    try {
      const eventsFor = await describe(changes);
      await this.sendToAll(({ user }, permissions) =>
        allows(permissions, permission)
          ? eventsFor(user.id)
              .map((event) => `event: ${name}\ndata: ${JSON.stringify(event)}\n\n`)
              .join('')
          : '',
      );
    } catch (error) {
      this.logger.warn({ msg: 'open panels were not told about a change and have to ask', err: error });
      this.endAll();
    }
  }

  /** To everybody who is still signed in, with what they may see now: rights may have changed since the stream began. */
  private async sendToAll(
    textFor: (viewer: Viewer, permissions: readonly GrantedPermission[]) => string,
  ): Promise<void> {
    await Promise.all(
      [...this.audience].map(async ([stream, viewer]) => {
        const permissions = await this.permissionsOf(viewer);
        if (!permissions || stream.writableLength > MOST_WAITING_BYTES) stream.end();
        else if (!stream.writableEnded) stream.write(textFor(viewer, permissions));
      }),
    );
  }

  /** Null once the session is over. Looking does not prolong it. */
  private async permissionsOf({ sessionId, user }: Viewer): Promise<readonly GrantedPermission[] | null> {
    try {
      const session = await promisify(this.sessions.get.bind(this.sessions))(sessionId);
      if (session?.userId !== user.id) return null;
      const now = await this.staff.account(user.id);
      const isSame = now?.sessionVersion === user.sessionVersion && openRequirement(now) === null;
      return isSame ? now.role.permissions : null;
    } catch (error) {
      this.logger.warn({ msg: 'a stream was closed because its session could not be checked', err: error });
      return null;
    }
  }
}
