import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { isSignedWith, sha256 } from './signature-v4.js';

interface StoredObject {
  bytes: Buffer;
  changedAt: Date;
}

/** An S3-compatible store with one bucket in memory, reached by HTTP; it believes signed requests only. */
export interface S3StandIn {
  objects: Map<string, StoredObject>;
  /** What a service is configured with to use it. */
  env: Record<string, string>;
  close(): Promise<void>;
}

const KEYS = { accessKeyId: 'garage', secretAccessKey: 'a secret of the store', region: 'ch-zrh' };
const BUCKET = 'pictures';
/** Few, so that lists have several pages. */
const LISTED_AT_ONCE = 5;

export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>();
  const server = createServer((request, response) => {
    buffer(request)
      .then((body) => answer(objects, request, body, response))
      .catch((error: unknown) => refuse(response, 500, String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    objects,
    env: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_REGION: KEYS.region,
      S3_BUCKET: BUCKET,
      S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answer(
  objects: Map<string, StoredObject>,
  { method = '', url = '', headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): void {
  const request = { method, target: url, headers: headers as Record<string, string> };
  if (!isSignedWith(KEYS, request)) return refuse(response, 403, 'SignatureDoesNotMatch');
  const { pathname, searchParams } = new URL(url, 'http://store');
  const [, bucket = '', key = ''] = decodeURIComponent(pathname).split('/');
  if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket');
  if (key === '') return list(objects, searchParams.get('continuation-token') ?? '', response);
  const stored = objects.get(key);
  switch (method) {
    case 'PUT': {
      const sum = headers['x-amz-checksum-sha256'];
      if (sum !== sha256(body, 'base64')) return refuse(response, 400, 'BadDigest');
      objects.set(key, { bytes: body, changedAt: new Date() });
      response.writeHead(200).end();
      return;
    }
    case 'DELETE':
      objects.delete(key);
      response.writeHead(204).end();
      return;
    default:
      if (!stored) return refuse(response, 404, 'NoSuchKey');
      response.writeHead(200, { 'content-length': stored.bytes.length });
      response.end(method === 'HEAD' ? undefined : stored.bytes);
  }
}

function list(objects: Map<string, StoredObject>, after: string, response: ServerResponse): void {
  const keys = [...objects.keys()].toSorted().filter((key) => key > after);
  const page = keys.slice(0, LISTED_AT_ONCE);
  const isMore = page.length < keys.length;
  const contents = page.map((key) => {
    const { bytes, changedAt } = objects.get(key)!;
    return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
  });
  const next = isMore ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  response.writeHead(200, { 'content-type': 'application/xml' });
  response.end(
    `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><Name>${BUCKET}</Name>` +
      `<KeyCount>${page.length}</KeyCount><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
  );
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code></Error>`);
}
