import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpiredMessages } from '@garage/contracts/contact-conversation';
import { databaseUrl } from '@garage/shared/config/env';
import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Client } from 'pg';
import type { EntityManager } from 'typeorm';
import { ContactConfig } from '../config/env.js';

const RECONNECT_MS = 2000;

/** A message that came or changed, one that was deleted, or many that have been kept long enough. */
export type MessageChange = { id: number } | { deletedId: number } | { expired: ExpiredMessages };
/** An appointment that was booked or changed, or something that hangs on it: notes, documents, the work on the car. */
export type AppointmentChange = { id: number };

/** What changes are about. */
export interface Changes {
  'contact-messages': MessageChange;
  appointments: AppointmentChange;
}
export type Topic = keyof Changes;

const CHANNELS: Record<Topic, string> = {
  'contact-messages': 'contact_messages',
  appointments: 'contact_appointments',
};

/** Tells every replica of the service about changes, through Postgres, after their commit. */
@Injectable()
export class LiveChanges implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(LiveChanges.name);
  /** By channel. */
  private readonly listeners = new Map<string, Set<(change: unknown) => void>>(
    Object.values(CHANNELS).map((channel) => [channel, new Set()]),
  );
  private readonly gapListeners = new Set<() => void>();
  private readonly stopping = new AbortController();
  private client: Client | null = null;

  constructor(private readonly config: ContactConfig) {}

  /** Nobody is served before changes are heard: their panels would believe that they hear of all. */
  async onApplicationBootstrap(): Promise<void> {
    const hears = new Promise<void>((resolve) => this.onGap(resolve));
    void this.listen();
    await hears;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.client?.end();
  }

  /** Part of the caller's transaction: they are heard, in this order, if and only if that commits. */
  async announce<T extends Topic>(
    topic: T,
    changes: readonly Changes[T][],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query('SELECT pg_notify($1, change) FROM unnest($2::text[]) AS change', [
      CHANNELS[topic],
      changes.map((change) => JSON.stringify(change)),
    ]);
  }

  /** Calls the listener for each change from now on, until the answered function is called. */
  subscribe<T extends Topic>(topic: T, listener: (change: Changes[T]) => void): () => void {
    const listeners = this.listeners.get(CHANNELS[topic])!;
    const heard = (change: unknown) => listener(change as Changes[T]);
    listeners.add(heard);
    return () => listeners.delete(heard);
  }

  /** Calls the listener whenever changes may have been missed: at the start, and after a lost connection. */
  onGap(listener: () => void): void {
    this.gapListeners.add(listener);
  }

  /** Listens, and again whenever the connection is lost. */
  private async listen(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.untilLost();
      } catch (error) {
        this.logger.warn({ msg: 'changes cannot be followed at the moment', err: error });
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
    client.on('notification', ({ channel, payload }) => {
      for (const listener of this.listeners.get(channel) ?? []) listener(JSON.parse(payload ?? '{}'));
    });
    this.client = client;
    await client.connect();
    for (const channel of this.listeners.keys()) await client.query(`LISTEN ${channel}`);
    for (const listener of this.gapListeners) listener();
    await lost;
  }
}
