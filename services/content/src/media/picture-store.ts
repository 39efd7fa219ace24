import { randomBytes } from 'node:crypto';
import { uploadedFiles, type UploadedPicture, sizeSuffix, UPLOADS_PATH } from '@garage/contracts/pictures';
import { Injectable, Logger } from '@nestjs/common';
import { makeSizes, type PictureMaster } from './convert-picture.js';
import { PictureFiles, type StoredFile } from './files/picture-files.js';

/** The names of the sizes, which everybody may have. */
export const UPLOAD_FILE = /^[0-9a-f]{24}-\d{1,4}\.(?:avif|webp|jpg)$/;
/** What the sizes are made from; nobody gets it, and it is removed once they are made. */
const MASTER = '.master';
const STORED_FILE = /^(?<id>[0-9a-f]{24})(?:-\d{1,4}\.(?:avif|webp|jpg)|\.master)$/;

/** The uploaded pictures. The names of their files are ours: nothing that anybody sends becomes part of one. */
@Injectable()
export class PictureStore {
  private readonly logger = new Logger(PictureStore.name);

  constructor(private readonly files: PictureFiles) {}

  /** Takes a picture in, as yet without its sizes. */
  async add({ shape, png }: PictureMaster): Promise<UploadedPicture> {
    const id = randomBytes(12).toString('hex');
    await this.files.write(id + MASTER, png);
    return { ...shape, base: `${UPLOADS_PATH}/${id}` };
  }

  /** Makes all sizes of a picture, anew where that has been interrupted; what they are made from goes. */
  async makeSizes(picture: UploadedPicture): Promise<void> {
    const id = idOf(picture);
    const master = await this.files.read(id + MASTER);
    if (master) {
      for await (const { width, format, bytes } of makeSizes(master, picture)) {
        await this.files.write(ours(id + sizeSuffix(width, format)), bytes);
      }
      await this.removeFiles([id + MASTER]);
    } else if (!(await this.has(picture))) throw new Error('what the sizes are made from is gone');
  }

  /** What cannot be removed is left behind and logged; the caller's work is done without it. */
  async remove(picture: UploadedPicture): Promise<void> {
    const names = [...uploadedFiles(picture), idOf(picture) + MASTER];
    await this.removeFiles(names.filter((name) => STORED_FILE.test(name)));
  }

  /** The pictures of which no file has changed since, by id, with the names of their files. */
  async findStoredBefore(moment: Date): Promise<Map<string, string[]>> {
    const pictures = new Map<string, string[]>();
    const younger = new Set<string>();
    for await (const { name, changedAt } of this.files.list()) {
      const id = STORED_FILE.exec(name)?.groups?.['id'];
      if (id === undefined) continue;
      if (changedAt >= moment) younger.add(id);
      pictures.set(id, [...(pictures.get(id) ?? []), name]);
    }
    for (const id of younger) pictures.delete(id);
    return pictures;
  }

  /** Removes files of this store; what cannot be removed is logged. */
  async removeFiles(names: string[]): Promise<void> {
    const removals = await Promise.allSettled(names.map((name) => this.files.remove(name)));
    for (const removal of removals) {
      if (removal.status === 'rejected') {
        this.logger.error({ msg: 'a picture could not be removed', err: removal.reason as unknown });
      }
    }
  }

  /** The file of that name, if it is one of ours and exists. */
  async find(name: string): Promise<StoredFile | null> {
    return UPLOAD_FILE.test(name) ? this.files.open(name) : null;
  }

  /** The bytes of a file that a record names. */
  async read(name: string): Promise<Buffer> {
    const bytes = await this.readIfThere(name);
    if (!bytes) throw new Error('an uploaded file is gone');
    return bytes;
  }

  /** The same; null where there is no such file. */
  async readIfThere(name: string): Promise<Buffer | null> {
    return this.files.read(ours(name));
  }

  /** Whether all files of a picture are here. */
  async has(picture: UploadedPicture): Promise<boolean> {
    const found = await Promise.all(uploadedFiles(picture).map((name) => this.files.has(ours(name))));
    return found.every(Boolean);
  }

  /** Stores a file of another installation under the name that it has there. */
  async restore(name: string, bytes: Buffer): Promise<void> {
    await this.files.write(ours(name), bytes);
  }
}

function idOf({ base }: UploadedPicture): string {
  return base.slice(base.lastIndexOf('/') + 1);
}

function ours(name: string): string {
  if (UPLOAD_FILE.test(name)) return name;
  throw new Error('no name of an uploaded file');
}
