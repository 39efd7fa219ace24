import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CachedDocument, Encoding } from './cached-document.ts';

/**
 * Browsers ask each time; the gateway asks once a second, so that a crowd costs one answer, and shows a page a week
 * long when there is nobody to make a new one.
 */
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=604800';
const PREFERRED: Encoding[] = ['br', 'gzip'];

/** The best encoding that the browser names and does not refuse with `q=0`. */
export function acceptedEncoding(header: string | undefined): Encoding | null {
  const named = new Map<string, boolean>();
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    named.set(name, !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter)));
  }
  return PREFERRED.find((encoding) => named.get(encoding)) ?? null;
}

/** Whether the browser has it already; weak comparison, as RFC 9110 wants it for `If-None-Match`. */
function has(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = etag.replace(/^W\//, '');
  return header.split(',').some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === plain);
}

interface Sending {
  varyByCookie: boolean;
  /** Whether the gateway may give it to others: it is the same for everybody, and its address was not made up. */
  isShared: boolean;
}

/** Sends the bytes in the form that the browser takes, or 304 if it has them. */
export async function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  document: CachedDocument,
  { varyByCookie, isShared }: Sending,
): Promise<FastifyReply> {
  void reply
    .header('cache-control', isShared && document.status === 200 ? SHARED : 'no-cache')
    .header('vary', varyByCookie ? 'Accept-Encoding, Cookie' : 'Accept-Encoding');
  if (document.status === 200) {
    void reply.header('etag', document.etag);
    if (has(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  }
  const encoding = document.compressible ? acceptedEncoding(request.headers['accept-encoding']) : null;
  if (encoding) void reply.header('content-encoding', encoding);
  return reply
    .code(document.status)
    .type(document.type)
    .send(await document.bytes(encoding));
}
