import type { UploadedPicture } from '@garage/contracts/pictures';
import { Injectable } from '@nestjs/common';
import pLimit from 'p-limit';
import { readMaster } from './convert-picture.js';
import { pictureBytes } from './data-url.js';
import { pictureError } from './picture-error.js';
import { PictureStore } from './picture-store.js';
import { RemotePictures } from './remote-pictures.js';

/** Pictures that may wait behind the one at work; each holds its bytes meanwhile. */
const MOST_WAITING = 3;
/** Other websites may be slow; they hold up nobody's upload. */
const MOST_FETCHED = 2;

export interface UploadOptions {
  /** Of the largest size that will be needed. */
  widest: number;
  /** The form field that a refusal is about. */
  field: string;
}

/** Takes pictures in, one at a time, so that memory has a limit whatever is sent. */
@Injectable()
export class Pictures {
  private readonly limit = pLimit(1);
  private fetching = 0;

  constructor(
    private readonly store: PictureStore,
    private readonly remote: RemotePictures,
  ) {}

  /** Stores a picture that was sent as a data URL, without its sizes; nothing is stored of one that is refused. */
  async takeIn(dataUrl: string, options: UploadOptions): Promise<UploadedPicture> {
    const bytes = pictureBytes(dataUrl, options.field);
    return this.inTurn(options.field, async () => this.store.add(await readMaster(bytes, options)));
  }

  /** The same for a picture that is fetched from another website. */
  async takeInFrom(address: string, options: UploadOptions): Promise<UploadedPicture> {
    if (this.fetching >= MOST_FETCHED) throw pictureError('busy', options.field);
    this.fetching += 1;
    const bytes = await this.remote.fetch(address, options.field).finally(() => (this.fetching -= 1));
    return this.inTurn(options.field, async () => this.store.add(await readMaster(bytes, options)));
  }

  /** An upload with all its sizes, which takes seconds. */
  async upload(dataUrl: string, options: UploadOptions): Promise<UploadedPicture> {
    const bytes = pictureBytes(dataUrl, options.field);
    return this.inTurn(options.field, async () => {
      const picture = await this.store.add(await readMaster(bytes, options));
      try {
        await this.store.makeSizes(picture);
      } catch (error) {
        await this.store.remove(picture);
        throw error;
      }
      return picture;
    });
  }

  async remove(picture: UploadedPicture): Promise<void> {
    await this.store.remove(picture);
  }

  private async inTurn(field: string, work: () => Promise<UploadedPicture>): Promise<UploadedPicture> {
    if (this.limit.pendingCount >= MOST_WAITING) throw pictureError('busy', field);
    return this.limit(work);
  }
}
