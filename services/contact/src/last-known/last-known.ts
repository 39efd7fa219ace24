import { isDeepStrictEqual } from 'node:util';
import { ContentAnswer } from '@garage/shared/remote/content-answer';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  OnModuleDestroy,
  OnModuleInit,
} from '@nestjs/common';
import { ContactConfig } from '../config/env.js';
import { SettingsStore } from '../settings/settings-store.js';

/**
 * In a quiet hour nobody's request asks; each thing is asked for once in this time. What is new is heard at one time and
 * stored at the next: within five seconds, and whoever then sends a form has read the site for longer than that.
 */
const ASK_EVERY_MS = 2000;

interface Source<Value extends object> {
  /** Where the content service says it. */
  path: string;
  /** What of its answer is wanted; throws when it is not there. */
  read: (answer: unknown) => Value;
  /** The setting under which it is stored; or the room stores itself what it makes of it. */
  store: string | ((value: Value) => Promise<void>);
  /** What holds until the content service has answered for the first time ever. */
  initial?: Value;
}

/** One thing that the content service says. */
export interface Copy<Value extends object> {
  /** Null only where nothing was ever known; never waits for the content service otherwise. */
  current: () => Promise<Value | null>;
}

interface StoredCopy extends Copy<object> {
  load: () => Promise<void>;
}

/**
 * What the content service says and this one needs in order to take messages and bookings. It is known from memory;
 * what was said last is stored, so that a restart while the content service is away forgets nothing.
 */
@Injectable()
export class LastKnown implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(LastKnown.name);
  private readonly copies: StoredCopy[] = [];
  private asking: NodeJS.Timeout | undefined;

  constructor(
    private readonly config: ContactConfig,
    private readonly settings: SettingsStore,
  ) {}

  /** Called before the application starts. */
  copyOf<Value extends object>({ path, read, store, initial }: Source<Value>): Copy<Value> {
    const answer = new ContentAnswer<Value>(this.config.contentUrl, path, read);
    const write = typeof store === 'string' ? (value: Value) => this.settings.note(store, value) : store;
    let stored: Value | undefined;
    const keep = async (value: Value) => {
      const before = stored;
      stored = value;
      if (isDeepStrictEqual(value, before)) return;
      try {
        await write(value);
      } catch (err) {
        stored = before;
        this.logger.warn({ msg: 'what the content service says cannot be stored now', path, err });
      }
    };
    const current = async () => {
      const value = await answer.current();
      if (value && value !== stored && value !== initial) void keep(value);
      return value;
    };
    const load = async () => {
      if (typeof store === 'string') stored = (await this.settings.find(store))?.value as Value | undefined;
      const known = stored ?? initial;
      if (known) answer.remember(known);
    };
    this.copies.push({ current, load });
    return { current };
  }

  async onModuleInit(): Promise<void> {
    await Promise.all(this.copies.map(({ load }) => load()));
  }

  /** One question at a time: together they would keep so many connections open between content and its database. */
  onApplicationBootstrap(): void {
    for (const { current } of this.copies) void current();
    let next = 0;
    const ask = () => void this.copies[next++ % this.copies.length]?.current();
    this.asking = setInterval(ask, ASK_EVERY_MS / this.copies.length).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.asking);
  }
}
