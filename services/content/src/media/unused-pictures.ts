import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { PictureReferencesRepository } from './picture-references.repository.js';
import { PictureStore } from './picture-store.js';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes the files of pictures that a crash left behind between the disk and the database. Younger than a
 * day they stay: what is being uploaded is on disk before the database names it.
 */
@Injectable()
export class UnusedPictures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(UnusedPictures.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: PictureStore,
    private readonly references: PictureReferencesRepository,
  ) {}

  onApplicationBootstrap(): void {
    this.look();
    this.timer = setInterval(() => this.look(), DAY_MS);
    this.timer.unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Removes what has been unused for a day at this moment. */
  async clean(now: Date): Promise<void> {
    // The disk is read first: what is uploaded meanwhile is in neither list.
    const stored = await this.store.findStoredBefore(new Date(now.getTime() - DAY_MS));
    if (stored.size === 0) return;
    const referenced = await this.references.findReferencedIds();
    const unused = [...stored].filter(([id]) => !referenced.has(id));
    for (const [, names] of unused) await this.store.removeFiles(names);
    if (unused.length > 0) this.logger.log({ msg: 'unused pictures were removed', count: unused.length });
  }

  private look(): void {
    this.running = this.clean(new Date()).catch((err: unknown) => {
      this.logger.warn({ msg: 'unused pictures stay until tomorrow', err });
    });
  }
}
