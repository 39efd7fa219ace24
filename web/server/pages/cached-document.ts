import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = (bytes: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
/** Of a page of 100 KB: 5 ms of work, off the event loop; the quality after which more time stops paying. */
const QUICK = {
  br: (bytes: Buffer) => brotli(bytes, 7),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
/** A tenth smaller, which may be a round trip less on a phone, for 0.3 s of work. */
const SMALLEST_BROTLI = 11;
const SMALL = 1024;
/** Compressed by themselves. */
const PACKED = /^image\/(?:png|jpeg)$/;

export type Encoding = keyof typeof QUICK;

/** Something to send: a page, or a file made from the same facts. */
export interface MadeDocument<Body extends string | Buffer = string | Buffer> {
  status: number;
  type: string;
  body: Body;
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
  readonly #compressed = new Map<Encoding, Buffer | Promise<Buffer>>();

  constructor({ status, type, body, visible }: MadeDocument) {
    this.status = status;
    this.type = type;
    this.etag = `W/"${createHash('sha256')
      .update(visible ?? body)
      .digest('base64url')
      .slice(0, 22)}"`;
    this.#plain = Buffer.from(body);
    // Both compressed forms together take less than half of the original.
    this.size = Math.ceil(this.#plain.length * 1.5);
  }

  /** Whether compressing it is worth the while. */
  get compressible(): boolean {
    return this.#plain.length >= SMALL && !PACKED.test(this.type);
  }

  /** Who asks first is answered at once; for all who come later it is packed more tightly meanwhile. */
  bytes(encoding: Encoding | null): Buffer | Promise<Buffer> {
    if (!encoding) return this.#plain;
    const known = this.#compressed.get(encoding);
    if (known) return known;
    const quick = QUICK[encoding](this.#plain);
    this.#compressed.set(encoding, quick);
    if (encoding === 'br') this.#packTightly();
    return quick;
  }

  #packTightly(): void {
    const keep = (bytes: Buffer) => this.#compressed.set('br', bytes);
    // Without memory for it the quick form stays, as good but for its size; who runs the server hears of it.
    brotli(this.#plain, SMALLEST_BROTLI).then(keep, (error: Error) => process.emitWarning(error));
  }
}
