import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AppError } from '@garage/shared/errors/app-error';
import { Logger, type OnModuleInit } from '@nestjs/common';
import { S3mini, S3ServiceError } from 's3mini';
import { PictureFiles, type StoredFile } from './picture-files.js';

export interface S3Place {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const PATIENCE_MS = 15_000;
const LISTED_AT_ONCE = 1000;

/**
 * A bucket of an S3-compatible store. The bucket is part of the address' path, which all of them understand.
 * While the store does not answer, uploads are refused and pictures missing; texts and pages go on.
 */
export class S3Files extends PictureFiles implements OnModuleInit {
  private readonly logger = new Logger(S3Files.name);
  private readonly bucket: S3mini;

  constructor({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Place) {
    super();
    this.bucket = new S3mini({
      endpoint: `${endpoint.replace(/\/+$/, '')}/${bucket}`,
      region,
      accessKeyId,
      secretAccessKey,
      requestAbortTimeout: PATIENCE_MS,
    });
  }

  /** Wrong keys or a missing bucket shall be known at the start; a store that is down may come back. */
  async onModuleInit(): Promise<void> {
    const probe = `.probe-${randomBytes(6).toString('hex')}`;
    try {
      await this.write(probe, Buffer.from('probe'));
      await this.remove(probe);
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof S3ServiceError && cause.status >= 400 && cause.status < 500) {
        const reason = `${cause.status} ${cause.serviceCode ?? ''}`.trim();
        throw new Error(`S3_BUCKET cannot be written to: the store answers ${reason}`, { cause: error });
      }
      this.logger.warn({ msg: 'the store of the pictures does not answer', err: error });
    }
  }

  /** With a checksum, which a store that knows them compares. */
  async write(name: string, bytes: Buffer): Promise<void> {
    const sum = createHash('sha256').update(bytes).digest('base64');
    await ask(
      this.bucket.putObject(name, bytes, 'application/octet-stream', undefined, {
        'x-amz-checksum-sha256': sum,
      }),
    );
  }

  async open(name: string): Promise<StoredFile | null> {
    const answer = await ask(this.bucket.getObjectResponse(name));
    if (!answer) return null;
    const bytes = Readable.fromWeb(answer.body as ReadableStream<Uint8Array>);
    return { bytes, size: Number(answer.headers.get('content-length')) };
  }

  async read(name: string): Promise<Buffer | null> {
    const bytes = await ask(this.bucket.getObjectArrayBuffer(name));
    return bytes && Buffer.from(bytes);
  }

  async has(name: string): Promise<boolean> {
    return (await ask(this.bucket.objectExists(name))) === true;
  }

  async remove(name: string): Promise<void> {
    await ask(this.bucket.deleteObject(name));
  }

  async *list(): AsyncGenerator<{ name: string; changedAt: Date }> {
    let next: string | undefined;
    do {
      const page = await ask(this.bucket.listObjectsPaged('/', '', LISTED_AT_ONCE, next));
      for (const { Key, LastModified } of page?.objects ?? [])
        yield { name: Key, changedAt: new Date(LastModified) };
      next = page?.nextContinuationToken;
    } while (next);
  }
}

/** What the store does not do is no mistake of whoever asked; it may work a little later. */
async function ask<T>(request: Promise<T>): Promise<T> {
  try {
    return await request;
  } catch (cause) {
    throw new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 5, cause });
  }
}
