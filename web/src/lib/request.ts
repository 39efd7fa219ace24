import type { ApiError } from '@garage/contracts/common';
import { abortAfter } from './abort-after.ts';

const ATTEMPTS = 3;
const BACKOFF_MS = 500;
const TIMEOUT_MS = 20_000;

/** The server answered, but not with success. */
export class RequestFailure extends Error {
  readonly status: number;
  /** Null when something else than our services answered, for example a gateway. */
  readonly error: ApiError | null;
  readonly retryAfterSeconds: number | null;

  constructor(status: number, body: string, retryAfterSeconds: number | null) {
    super(`${status}: ${body}`);
    this.name = 'RequestFailure';
    this.status = status;
    this.error = parseApiError(body);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer of ours: no connection, a server that took too long, or a hotel's login page in its place. */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is, in the place of a body. */
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** How often a failed connection is tried; once for what must not arrive twice. */
  attempts?: number;
  /** Until an attempt counts as failed. */
  timeoutMs?: number;
}

/**
 * Calls our own API, cookies included. Failed connections are tried three times, waiting 500 ms and
 * then double; an answer, whatever its status, is final.
 */
export async function request<Answer>(path: string, options: RequestOptions = {}): Promise<Answer> {
  const { attempts = ATTEMPTS, timeoutMs = TIMEOUT_MS } = options;
  const init = {
    method: options.method ?? 'GET',
    credentials: 'include' as const,
    headers: {
      accept: 'application/json',
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.file && { 'content-type': options.file.type }),
      ...options.headers,
    },
    body: options.file ?? (options.body === undefined ? null : JSON.stringify(options.body)),
    signal: options.signal ?? null,
  };
  const { response, text } = await fetchWithRetries(path, init, { attempts, timeoutMs });
  if (!response.ok)
    throw new RequestFailure(response.status, text || response.statusText, retryAfter(response));
  try {
    return JSON.parse(text || 'null') as Answer;
  } catch (cause) {
    throw new NetworkFailure('Somebody else answered in place of the server', { cause });
  }
}

/** The connection may also break, or stall, in the middle of the answer, so its text belongs to the attempt. */
async function fetchWithRetries(
  path: string,
  init: RequestInit,
  { attempts, timeoutMs }: { attempts: number; timeoutMs: number },
): Promise<{ response: Response; text: string }> {
  for (let attempt = 1; ; attempt += 1) {
    const { signal, clear } = abortAfter(timeoutMs, init.signal);
    try {
      const response = await fetch(path, { ...init, signal });
      return { response, text: await response.text() };
    } catch (cause) {
      if (init.signal?.aborted) throw cause;
      if (attempt === attempts) throw new NetworkFailure('The server could not be reached', { cause });
      await wait(BACKOFF_MS * 2 ** (attempt - 1));
    } finally {
      clear();
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

function retryAfter(response: Response): number | null {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function parseApiError(body: string): ApiError | null {
  try {
    const value: unknown = JSON.parse(body);
    if (typeof value !== 'object' || value === null || !('code' in value) || !('message' in value))
      return null;
    return value as ApiError;
  } catch {
    return null;
  }
}
