import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADMIN_TOKEN_HEADER, REQUEST_ID_HEADER } from '@garage/contracts/common';

const TIMEOUT_MS = 5000;
/** By which a service knows who asks, as if the call had come to it straight away. */
const PASSED_ON = ['cookie', 'origin', 'user-agent', 'sec-fetch-site', ADMIN_TOKEN_HEADER] as const;

/** Asks a service in the name of whoever made the request; null while it cannot be reached. */
export async function askService(
  request: FastifyRequest,
  url: string,
  body?: object,
): Promise<Response | null> {
  const known = PASSED_ON.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  try {
    return await fetch(url, {
      headers: {
        ...(Object.fromEntries(known) as Record<string, string>),
        [REQUEST_ID_HEADER]: request.id,
        'x-forwarded-for': request.ip,
        'x-forwarded-proto': request.protocol,
        'x-forwarded-host': request.host,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    request.log.warn({ err: error }, 'service not reachable');
    return null;
  }
}

/** What a service refuses is refused here in the same words. */
export async function passOn(reply: FastifyReply, answer: Response): Promise<FastifyReply> {
  return reply
    .code(answer.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(await answer.text());
}
