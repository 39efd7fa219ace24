import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';

const TIMEOUT_MS = 2000;

export interface Reply {
  status: number;
  etag: string | null;
  text: string;
}

/** What a service says. Without `fetch`, as the services ask each other: `services/shared/src/remote/ask-content.ts`. */
export async function getAnswer(url: string, headers: Record<string, string>): Promise<Reply> {
  const { get } = url.startsWith('https:') ? https : http;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) }, resolve).on('error', reject);
  });
  return {
    status: response.statusCode ?? 0,
    etag: response.headers.etag ?? null,
    text: await text(response),
  };
}
