import { Agent, request as open } from 'node:http';
import type { GeneratedRequest } from './generated-request.ts';

export interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 4 });
const PATIENCE_MS = 30_000;
/** These never end by themselves. */
const STREAM = 'text/event-stream';

/** Sends the bytes as they are: `fetch` would tidy up addresses and refuse headers. */
export function exchange(url: string, sent: GeneratedRequest): Promise<Answer> {
  const { method, target, headers, body } = sent;
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const request = open(
      { hostname, port, method, path: target, agent, timeout: PATIENCE_MS, headers: lengthOf(body, headers) },
      (response) => {
        const chunks: Buffer[] = [];
        const done = () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          });
        if (response.headers['content-type']?.startsWith(STREAM)) {
          done();
          request.destroy();
          return;
        }
        response
          .on('data', (chunk: Buffer) => chunks.push(chunk))
          .on('end', done)
          .on('error', reject);
      },
    );
    request
      // A connection that is kept may be closed by the server at the moment at which it is used again.
      .on('error', (error: NodeJS.ErrnoException) =>
        request.reusedSocket && error.code === 'ECONNRESET' ? resolve(exchange(url, sent)) : reject(error),
      )
      .on('timeout', () => request.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    request.end(body ?? undefined);
  });
}

function lengthOf(body: string | null, headers: Record<string, string>): Record<string, string> {
  return body === null ? headers : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
}
