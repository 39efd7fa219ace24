import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpiredMessages } from '@garage/contracts/contact-conversation';
import { databaseUrl } from '@garage/shared/config/env';
import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { ContactConfig } from '../config/env.js';

const CHANNEL = 'contact_messages';
const RECONNECT_MS = 2000;

/** A message that came or changed, one that was deleted, or many that have been kept long enough. */
export type MessageChange = { id: number } | { deletedId: number } | { expired: ExpiredMessages };
type Listener = (change: MessageChange) => void;

/** Tells every replica of the service about changes of messages, through Postgres, after their commit. */
@Injectable()
export class MessageChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MessageChanges.name);
  private readonly listeners = new Set<Listener>();
  private readonly gapListeners = new Set<() => void>();
  private hasListened = false;
  private readonly stopping = new AbortController();
  private client: Client | null = null;

  constructor(private readonly config: ContactConfig) {}

  onApplicationBootstrap(): void {
    void this.listen();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end();
  }

  /** Part of the caller's transaction: it is heard if and only if that commits. */
  async announce(change: MessageChange, manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(change)]);
  }

  /** The same for many, in one statement. */
  async announceAll(changes: readonly MessageChange[], manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_notify($1, change) FROM unnest($2::text[]) AS change', [
      CHANNEL,
      changes.map((change) => JSON.stringify(change)),
    ]);
  }

  /** Calls the listener for each change from now on, until the answered function is called. */
  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Calls the listener when changes have been missed, because the connection was lost for a while. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  /** Listens, and again whenever the connection is lost. */
  private async listen(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.untilLost();
      } catch (error) {
        this.logger.warn({ msg: 'changes of messages cannot be followed at the moment', err: error });
      }
      await sleep(RECONNECT_MS, null, { signal: this.stopping.signal, ref: false }).catch(() => null);
    }
  }

  private async untilLost(): Promise<void> {
    const client = new Client({
      connectionString: databaseUrl(this.config),
      application_name: 'contact-live',
      keepAlive: true,
    });
    const lost = new Promise<void>((resolve, reject) => {
      client.on('error', reject);
      client.on('end', resolve);
    });
    lost.catch(() => null); // also awaited below, unless connecting fails first
    client.on('notification', ({ payload }) => this.publish(JSON.parse(payload ?? '{}') as MessageChange));
    this.client = client;
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    if (this.hasListened) for (const listener of this.gapListeners) listener();
    this.hasListened = true;
    await lost;
  }

  private publish(change: MessageChange): void {
    for (const listener of this.listeners) listener(change);
  }
}
