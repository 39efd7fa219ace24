import type { MediaState } from '@garage/contracts/media';
import { Rounds } from '@garage/shared/rounds/rounds';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Outcome, type PictureJob, PictureJobsRepository } from './picture-jobs.repository.js';
import { PictureStore } from './picture-store.js';

const EVERY_MS = 5000;
export const MOST_ATTEMPTS = 5;
const FIRST_RETRY_MS = 5000;

/**
 * Makes the sizes of uploaded pictures after the upload has been answered, one picture at a time. What was
 * interrupted, by a crash or by a store that does not answer, is made again.
 */
@Injectable()
export class PictureSizes extends Rounds {
  constructor(
    private readonly jobs: PictureJobsRepository,
    private readonly store: PictureStore,
  ) {
    super({ everyMs: EVERY_MS, failure: 'sizes of pictures are made a little later' });
  }

  /** Makes them once the transaction has been stored and somebody looks. */
  order(mediaId: number, manager: EntityManager): Promise<void> {
    return this.jobs.add(mediaId, manager);
  }

  /** The same again where it has failed. */
  orderAgain(mediaId: number, manager: EntityManager): Promise<void> {
    return this.jobs.retry(mediaId, manager);
  }

  /** The pictures that are not ready. */
  states(manager?: EntityManager): Promise<Map<number, MediaState>> {
    return this.jobs.states(manager);
  }

  async run(): Promise<void> {
    while (!this.isStopping) {
      const id = await this.jobs.begin();
      if (id === null) return;
      await this.jobs.work(id, (job) => this.attempt(job));
    }
  }

  private async attempt({ mediaId, attempts, picture }: PictureJob): Promise<Outcome> {
    if (attempts > MOST_ATTEMPTS) return 'failed';
    try {
      await this.store.makeSizes(picture);
      return 'done';
    } catch (err) {
      this.logger.warn({ msg: 'the sizes of a picture were not made', mediaId, attempts, err });
      return attempts === MOST_ATTEMPTS ? 'failed' : { retryAfterMs: FIRST_RETRY_MS * attempts ** 2 };
    }
  }
}
