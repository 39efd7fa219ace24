import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { OnModuleInit } from '@nestjs/common';
import { PictureFiles, type StoredFile } from './picture-files.js';

/** What a file is called until all of it is there. */
const UNFINISHED = '.part';

/** A folder of this machine, or one that is mounted. */
export class DiskFiles extends PictureFiles implements OnModuleInit {
  constructor(private readonly folder: string) {
    super();
  }

  /** A folder that cannot be written to shall be known at the start, not at the first upload. */
  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const probe = `.probe-${randomBytes(6).toString('hex')}`;
    await this.write(probe, Buffer.alloc(0));
    await this.remove(probe);
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    const unfinished = this.pathOf(name + UNFINISHED);
    const handle = await open(unfinished, 'w', 0o644);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, this.pathOf(name));
  }

  async open(name: string): Promise<StoredFile | null> {
    const file = this.pathOf(name);
    const found = await ifThere(stat(file));
    return found && { bytes: createReadStream(file), size: found.size };
  }

  read(name: string): Promise<Buffer | null> {
    return ifThere(readFile(this.pathOf(name)));
  }

  async has(name: string): Promise<boolean> {
    return (await ifThere(stat(this.pathOf(name)))) !== null;
  }

  /** With what a crash has left of it. */
  async remove(name: string): Promise<void> {
    await rm(this.pathOf(name), { force: true });
    await rm(this.pathOf(name + UNFINISHED), { force: true });
  }

  async *list(): AsyncGenerator<{ name: string; changedAt: Date }> {
    for (const entry of await readdir(this.folder)) {
      const found = await ifThere(stat(this.pathOf(entry)));
      const name = entry.endsWith(UNFINISHED) ? entry.slice(0, -UNFINISHED.length) : entry;
      if (found) yield { name, changedAt: found.mtime };
    }
  }

  private pathOf(name: string): string {
    return path.join(this.folder, name);
  }
}

async function ifThere<T>(work: Promise<T>): Promise<T | null> {
  return work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
