import type { UploadedPicture } from '@garage/contracts/pictures';
import { Injectable } from '@nestjs/common';
import { convertPicture } from './convert-picture.js';
import { pictureBytes } from './data-url.js';
import { pictureError } from './picture-error.js';
import { PictureStore } from './picture-store.js';

/** Pictures that may wait for their turn; each holds its bytes meanwhile. */
const MOST_WAITING = 4;

export interface UploadOptions {
  /** Of the largest size that will be needed. */
  widest: number;
  /** The form field that a refusal is about. */
  field: string;
}

/** Takes pictures in. They are converted one at a time, so that memory has a limit whatever is sent. */
@Injectable()
export class Pictures {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly store: PictureStore) {}

  /** Stores a picture that was sent as a data URL; nothing is stored of one that is refused. */
  async upload(dataUrl: string, options: UploadOptions): Promise<UploadedPicture> {
    const bytes = pictureBytes(dataUrl, options.field);
    if (this.waiting >= MOST_WAITING) throw pictureError('busy', options.field);
    this.waiting += 1;
    const turn = this.last.then(() => convertPicture(bytes, options));
    this.last = turn.catch(() => {});
    try {
      return await this.store.add(await turn);
    } finally {
      this.waiting -= 1;
    }
  }

  async remove(picture: UploadedPicture): Promise<void> {
    await this.store.remove(picture);
  }
}
