import type { UploadedPicture } from '@garage/contracts/pictures';
import type { Job, JobQueue } from '@garage/shared/jobs/job-queue';
import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MediaRepository } from './media.repository.js';
import { PictureStore } from './picture-store.js';

interface SizesJob {
  mediaId: number;
}

export const MOST_ATTEMPTS = 5;

const SIZES: JobQueue<SizesJob> = {
  name: 'picture-sizes',
  // One picture at a time: it takes a whole processor.
  concurrency: 1,
  keyOf: ({ mediaId }) => String(mediaId),
  options: {
    retryLimit: MOST_ATTEMPTS - 1,
    retryDelay: 5,
    retryBackoff: true,
    expireInSeconds: 15 * 60,
    // A worker that died is noticed after this long, and its picture is made again.
    heartbeatSeconds: 10,
  },
};

/** Makes the sizes of uploaded pictures after the upload has been answered. */
@Injectable()
export class PictureSizes implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(PictureSizes.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly media: MediaRepository,
    private readonly store: PictureStore,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      SIZES,
      (job) => this.make(job),
      ({ data }) => this.giveUp(data),
    );
  }

  onApplicationBootstrap(): void {
    void this.orderWhatWaits();
  }

  /** Orders the sizes of a picture in the transaction that stores it. */
  order(mediaId: number, manager: EntityManager): Promise<void> {
    return this.jobs.send(SIZES, { mediaId }, manager);
  }

  /** What waits without a job, after a restored backup or an upgrade; one that has a job gets no second. */
  private async orderWhatWaits(): Promise<void> {
    try {
      await this.jobs.started();
      for (const mediaId of await this.media.findProcessing()) {
        await this.media.transaction((manager) => this.order(mediaId, manager));
      }
    } catch (err) {
      this.logger.error({ msg: 'pictures without sizes were not ordered again; the next start tries', err });
    }
  }

  private async make({ data: { mediaId } }: Job<SizesJob>): Promise<void> {
    const item = await this.media.findById(mediaId);
    if (item?.state !== 'processing') return;
    await this.store.makeSizes(item.picture);
    await this.finish(mediaId, item.picture);
  }

  private async finish(mediaId: number, picture: UploadedPicture): Promise<void> {
    const isThere = await this.media.transaction((manager) => this.media.setState(mediaId, 'ready', manager));
    // Deleted while its sizes were being made.
    if (!isThere) await this.store.remove(picture);
  }

  private async giveUp({ mediaId }: SizesJob): Promise<void> {
    await this.media.transaction((manager) => this.media.setState(mediaId, 'failed', manager));
  }
}
