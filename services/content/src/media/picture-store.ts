import { randomBytes } from 'node:crypto';
import { uploadedFiles, type UploadedPicture, sizeSuffix, UPLOADS_PATH } from '@garage/contracts/pictures';
import { Injectable, Logger } from '@nestjs/common';
import type { ConvertedPicture } from './convert-picture.js';
import { PictureFiles, type StoredFile } from './files/picture-files.js';

/** The names that uploaded files get. */
export const UPLOAD_FILE = /^(?<id>[0-9a-f]{24})-\d{1,4}\.(?:avif|webp|jpg)$/;

/** The uploaded pictures. The names of their files are ours: nothing that anybody sends becomes part of one. */
@Injectable()
export class PictureStore {
  private readonly logger = new Logger(PictureStore.name);

  constructor(private readonly files: PictureFiles) {}

  /** Writes all files or none. */
  async add({ shape, files }: ConvertedPicture): Promise<UploadedPicture> {
    const id = randomBytes(12).toString('hex');
    const picture = { ...shape, base: `${UPLOADS_PATH}/${id}` };
    try {
      for (const { width, format, bytes } of files) {
        await this.files.write(id + sizeSuffix(width, format), bytes);
      }
    } catch (error) {
      await this.remove(picture);
      throw error;
    }
    return picture;
  }

  /** What cannot be removed is left behind and logged; the caller's work is done without it. */
  async remove(picture: UploadedPicture): Promise<void> {
    await this.removeFiles(uploadedFiles(picture).filter((name) => UPLOAD_FILE.test(name)));
  }

  /** The pictures of which no file has changed since, by id, with the names of their files. */
  async findStoredBefore(moment: Date): Promise<Map<string, string[]>> {
    const pictures = new Map<string, string[]>();
    const younger = new Set<string>();
    for await (const { name, changedAt } of this.files.list()) {
      const id = UPLOAD_FILE.exec(name)?.groups?.['id'];
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

function ours(name: string): string {
  if (UPLOAD_FILE.test(name)) return name;
  throw new Error('no name of an uploaded file');
}
