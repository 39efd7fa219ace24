import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Done once per change and off the event loop; a smaller page may arrive in one round trip less. */
const compressors = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
const SMALL = 1024;

export type Encoding = keyof typeof compressors;

/** Something to send: a page, or a file made from the same facts. */
export interface MadeDocument {
  status: number;
  type: string;
  body: string;
  /** The body without what changes without anybody seeing it; the whole body when absent. */
  visible?: string;
}

/** A document as bytes that are ready to send, compressed once for everybody. */
export class CachedDocument {
  readonly status: number;
  readonly type: string;
  /** Weak: the bytes depend on the encoding, the meaning does not. */
  readonly etag: string;
  readonly size: number;
  readonly #plain: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, type, body, visible = body }: MadeDocument) {
    this.status = status;
    this.type = type;
    this.etag = `W/"${createHash('sha256').update(visible).digest('base64url').slice(0, 22)}"`;
    this.#plain = Buffer.from(body);
    // Both compressed forms together take less than half of the original.
    this.size = Math.ceil(this.#plain.length * 1.5);
  }

  /** Whether compressing it is worth the while. */
  get compressible(): boolean {
    return this.#plain.length >= SMALL;
  }

  bytes(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (!encoding) return this.#plain;
    let bytes = this.#compressed.get(encoding);
    if (!bytes) {
      bytes = compressors[encoding](this.#plain);
      this.#compressed.set(encoding, bytes);
    }
    return bytes;
  }
}
