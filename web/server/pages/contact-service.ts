import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { zurichToday } from '@garage/contracts/calendar-day';
import { IDEMPOTENCY_KEY_HEADER, REQUEST_ID_HEADER } from '@garage/contracts/common';
import { minutesToWait } from '../../src/components/visitor-form/minutes-to-wait.ts';

const TIMEOUT_MS = 10_000;

interface Question {
  /** Sent as JSON by POST; without it the question is a GET. */
  body?: unknown;
  idempotencyKey?: string;
}

/**
 * Asks the contact service in the name of a visitor without JavaScript. Where the connection breaks, as the kept one to a
 * replica that ends in this moment, what may come twice is asked once more.
 */
export async function askContactService(
  request: FastifyRequest,
  serviceUrl: string,
  path: string,
  question: Question = {},
): Promise<Response> {
  const mayComeTwice = question.body === undefined || question.idempotencyKey !== undefined;
  try {
    return await ask(request, serviceUrl + path, question);
  } catch (error) {
    if (!mayComeTwice || isTimeout(error)) throw error;
    return ask(request, serviceUrl + path, question);
  }
}

function ask(
  { id, ip, protocol }: FastifyRequest,
  url: string,
  { body, idempotencyKey }: Question,
): Promise<Response> {
  return fetch(url, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(idempotencyKey !== undefined && { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey }),
      [REQUEST_ID_HEADER]: id,
      'x-forwarded-for': ip,
      'x-forwarded-proto': protocol,
    },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
}

const isTimeout = (error: unknown) => error instanceof Error && error.name === 'TimeoutError';

/** Sending the same content again on the same day, say by reloading, makes no second one. */
export function keyOfToday(...content: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([zurichToday(), ...content]))
    .digest('hex');
}

/** How long the service wants not to be asked again; null when it does not say. */
export function waitingMinutes(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return minutesToWait(Number.isFinite(seconds) ? seconds : null);
}

/** A form on another site must not send anything in the visitor's name. */
export function isOwnOrigin(request: FastifyRequest, publicUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  return origin === new URL(publicUrl).origin || origin === `${request.protocol}://${request.host}`;
}
