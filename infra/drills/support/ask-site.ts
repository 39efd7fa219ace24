import { type IncomingHttpHeaders, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface SiteAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface SiteCall {
  body?: unknown;
  /** The certificate of the one authority that is trusted; without it those that Node knows, as browsers do. */
  authority?: string;
}

/**
 * Asks a site whose name is in no DNS, of whoever answers at this address; where there is something to say, by POST.
 * Rejects when the certificate is not trusted. (`fetch` would ask for the address instead of the name.)
 */
export function askSite(
  address: string,
  url: string,
  { body, authority }: SiteCall = {},
): Promise<SiteAnswer> {
  const { protocol, hostname, pathname, origin } = new URL(url);
  const request = protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: address,
        servername: hostname,
        path: pathname,
        method: body === undefined ? 'GET' : 'POST',
        ca: authority,
        headers: { host: hostname, origin, 'content-type': 'application/json' },
      },
      (answer) => void read(answer).then(resolve, reject),
    );
    call.once('error', reject);
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

async function read(answer: IncomingMessage): Promise<SiteAnswer> {
  let body = '';
  for await (const part of answer.setEncoding('utf8')) body += String(part);
  return { status: answer.statusCode ?? 0, headers: answer.headers, body };
}
