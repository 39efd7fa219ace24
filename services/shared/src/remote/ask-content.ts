import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 2000;

export interface ContentReply {
  status: number;
  etag: string | null;
  text: string;
}

/**
 * An answer of the content service, or word that nothing has changed; everything else is an error. Not by `fetch`: that
 * reads answers in WebAssembly, and what compiles this keeps some 15 MiB for as long as the service runs.
 */
export async function askContent(
  contentUrl: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<ContentReply> {
  const { get } = contentUrl.startsWith('https:') ? https : http;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { headers, signal: AbortSignal.timeout(TIMEOUT_MS) };
    get(`${contentUrl}${path}`, options, resolve).on('error', reject);
  });
  const reply = {
    status: response.statusCode ?? 0,
    etag: response.headers.etag ?? null,
    text: await text(response),
  };
  if (reply.status !== 200 && reply.status !== 304)
    throw new Error(`the content service answered ${reply.status}`);
  return reply;
}
