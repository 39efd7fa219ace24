import type { Readable } from 'node:stream';

/** A file that can be sent on as it is read. */
export interface StoredFile {
  bytes: Readable;
  size: number;
}

/**
 * Where the files of uploaded pictures lie, by name. Whoever calls gives names of ours only; a file appears
 * under its name as a whole or not at all, and takes the place of one that is there.
 */
export abstract class PictureFiles {
  /** Returns once the file would survive a crash. */
  abstract write(name: string, bytes: Buffer): Promise<void>;

  /** Null where there is no such file. */
  abstract open(name: string): Promise<StoredFile | null>;

  /** The same, in whole. */
  abstract read(name: string): Promise<Buffer | null>;

  abstract has(name: string): Promise<boolean>;

  /** No matter whether it is there. */
  abstract remove(name: string): Promise<void>;

  /** Every file with the moment of its last change; also those that are not ours. */
  abstract list(): AsyncIterable<{ name: string; changedAt: Date }>;
}
