import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PictureReferencesRepository } from './picture-references.repository.js';
import { PictureStore } from './picture-store.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Pictures that are asked for together. */
const BATCH = 500;
/** In a quiet hour of the night. */
const DAILY = { name: 'unused-pictures', cron: '30 3 * * *' };

/**
 * Removes the files of pictures that a crash left behind between the disk and the database. Younger than a
 * day they stay: what is being uploaded is on disk before the database names it.
 */
@Injectable()
export class UnusedPictures implements OnModuleInit {
  private readonly logger = new Logger(UnusedPictures.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly store: PictureStore,
    private readonly references: PictureReferencesRepository,
  ) {}

  onModuleInit(): void {
    this.jobs.schedule(DAILY, () => this.remove(new Date()));
  }

  /** Removes what has been unused for a day at this moment. */
  async remove(now: Date): Promise<void> {
    // The disk is read first: what is uploaded meanwhile is in neither list.
    const stored = await this.store.findStoredBefore(new Date(now.getTime() - DAY_MS));
    const ids = [...stored.keys()];
    let removed = 0;
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      const referenced = await this.references.findReferenced(batch);
      const unused = batch.filter((id) => !referenced.has(id));
      for (const id of unused) await this.store.removeFiles(stored.get(id)!);
      removed += unused.length;
    }
    if (removed > 0) this.logger.log({ msg: 'unused pictures were removed', count: removed });
  }
}
