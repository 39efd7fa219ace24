import { request } from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';

export interface HttpsAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface HttpsCall {
  method?: string;
  body?: unknown;
  /** The certificate of the authority that is trusted besides none; a browser's authorities without it. */
  authority?: string;
}

/** Asks `https://domain` of whoever answers at this address; rejects when the certificate is not trusted. */
export function askHttps(
  domain: string,
  address: string,
  path: string,
  { method = 'GET', body, authority }: HttpsCall = {},
): Promise<HttpsAnswer> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: address,
        servername: domain,
        path,
        method,
        ca: authority,
        headers: {
          host: domain,
          origin: `https://${domain}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.once('error', reject);
        answer.once('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }),
        );
      },
    );
    call.once('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
