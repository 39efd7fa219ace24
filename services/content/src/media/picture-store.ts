import { randomBytes } from 'node:crypto';
import { createReadStream, type ReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sizeSuffix, uploadedFiles, type UploadedPicture, UPLOADS_PATH } from '@garage/contracts/pictures';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ContentConfig } from '../config/env.js';
import type { ConvertedPicture } from './convert-picture.js';

/** The names that uploaded files get. */
export const UPLOAD_FILE = /^(?<id>[0-9a-f]{24})-\d{1,4}\.(?:avif|webp|jpg)$/;

/** The uploaded pictures as files. Their names are ours: nothing that anybody sends becomes part of a path. */
@Injectable()
export class PictureStore implements OnModuleInit {
  private readonly logger = new Logger(PictureStore.name);

  constructor(private readonly config: ContentConfig) {}

  /** A folder that cannot be written to shall be known at the start, not at the first upload. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.config.uploadsDir, { recursive: true });
    const probe = this.file(`.probe-${randomBytes(6).toString('hex')}`);
    await writeFile(probe, '');
    await rm(probe);
  }

  /** Writes all files or none. */
  async add({ shape, files }: ConvertedPicture): Promise<UploadedPicture> {
    const id = randomBytes(12).toString('hex');
    const picture = { ...shape, base: `${UPLOADS_PATH}/${id}` };
    try {
      for (const { width, format, bytes } of files) {
        await writeDurably(this.file(id + sizeSuffix(width, format)), bytes);
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
    for (const name of await readdir(this.config.uploadsDir)) {
      const id = UPLOAD_FILE.exec(name)?.groups?.['id'];
      if (id === undefined) continue;
      const file = await stat(this.file(name)).catch(() => null); // removed meanwhile
      if (!file) continue;
      if (file.mtime >= moment) younger.add(id);
      pictures.set(id, [...(pictures.get(id) ?? []), name]);
    }
    for (const id of younger) pictures.delete(id);
    return pictures;
  }

  /** Removes files of this store; what cannot be removed is logged. */
  async removeFiles(names: string[]): Promise<void> {
    const removals = await Promise.allSettled(names.map((name) => rm(this.file(name), { force: true })));
    for (const removal of removals) {
      if (removal.status === 'rejected') {
        this.logger.error({ msg: 'a picture could not be removed', err: removal.reason as unknown });
      }
    }
  }

  /** The file of that name, if it is one of ours and exists. */
  async find(name: string): Promise<{ bytes: ReadStream; size: number } | null> {
    if (!UPLOAD_FILE.test(name)) return null;
    const file = this.file(name);
    const found = await stat(file).catch(() => null);
    return found && { bytes: createReadStream(file), size: found.size };
  }

  /** The bytes of a file that a record names. */
  async read(name: string): Promise<Buffer> {
    if (!UPLOAD_FILE.test(name)) throw new Error('no name of an uploaded file');
    return readFile(this.file(name));
  }

  /** The same; null where there is no such file. */
  readIfThere(name: string): Promise<Buffer | null> {
    return this.read(name).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  }

  /** Whether all files of a picture are here. */
  async has(picture: UploadedPicture): Promise<boolean> {
    const names = uploadedFiles(picture);
    const found = await Promise.all(names.map((name) => stat(this.file(name)).catch(() => null)));
    return found.every((file) => file !== null);
  }

  /** Stores a file of another installation under the name that it has there. */
  async restore(name: string, bytes: Buffer): Promise<void> {
    if (!UPLOAD_FILE.test(name)) throw new Error('no name of an uploaded file');
    await writeDurably(this.file(name), bytes);
  }

  private file(name: string): string {
    return path.join(this.config.uploadsDir, name);
  }
}

/** On disk before the database says that it exists. */
async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx', 0o644);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
