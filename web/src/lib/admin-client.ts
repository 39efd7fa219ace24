import {
  AUTH_PATHS,
  type LoginRequest,
  type LogoutResponse,
  type SessionResponse,
} from '@garage/contracts/auth';
import { ADMIN_TOKEN_HEADER, type ErrorCode, IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { request, RequestFailure, type RequestOptions } from './request.ts';

/** Whatever lies between asks the server. */
const FRESH = { 'cache-control': 'no-cache' };

type Write = 'POST' | 'PUT' | 'DELETE';

/**
 * Calls the staff API. The token that proves our own client made a call lives here, in memory
 * only; when the server finds it missing or stale, a new one is fetched and the call made once more.
 */
export class AdminClient {
  #token: string | null = null;
  #refreshing: Promise<void> | null = null;
  readonly #signedOut = new Set<() => void>();
  readonly #contacted = new Set<() => void>();
  readonly #requirement = new Set<() => void>();
  readonly #underway = new Map<string, Promise<unknown>>();

  /** Calls the listener when an answer says that nobody is signed in any more. */
  onSignedOut(listener: () => void): () => void {
    this.#signedOut.add(listener);
    return () => this.#signedOut.delete(listener);
  }

  /** Calls the listener after each answer that has renewed the session on the server. */
  onContact(listener: () => void): () => void {
    this.#contacted.add(listener);
    return () => this.#contacted.delete(listener);
  }

  /** Calls the listener when an answer says that the account has to do something else first. */
  onRequirement(listener: () => void): () => void {
    this.#requirement.add(listener);
    return () => this.#requirement.delete(listener);
  }

  async login(credentials: LoginRequest): Promise<SessionResponse> {
    return this.#keepToken(
      await request<SessionResponse>(AUTH_PATHS.login, { method: 'POST', body: credentials }),
    );
  }

  /** Confirms the session, renews it, and brings the current token. */
  async currentUser(): Promise<SessionResponse> {
    return this.#keepToken(await request<SessionResponse>(AUTH_PATHS.currentUser, { headers: FRESH }));
  }

  async logout(): Promise<LogoutResponse> {
    try {
      return await this.#withToken<LogoutResponse>(AUTH_PATHS.logout, { method: 'POST' });
    } finally {
      this.#token = null;
    }
  }

  get<Answer>(path: string, signal?: AbortSignal): Promise<Answer> {
    return this.#call(path, { headers: FRESH, ...(signal && { signal }) });
  }

  /**
   * Changes something. When no answer comes, nobody knows whether the change was made: sent again by itself
   * it could store a note twice, or meet its own first attempt as a colleague's and be refused. So it is sent
   * once and the person decides, unless it carries a key by which the server knows a repetition. Asked for
   * again while it is under way, by a finger that taps twice, it is still one change with one answer.
   */
  send<Answer>(
    method: Write,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    patience: Pick<RequestOptions, 'timeoutMs'> = {},
  ): Promise<Answer> {
    const change = JSON.stringify([method, path, body]);
    const underway = this.#underway.get(change);
    if (underway) return underway as Promise<Answer>;
    const once = !(IDEMPOTENCY_KEY_HEADER in headers);
    const answer = this.#call<Answer>(path, {
      method,
      body,
      headers,
      ...(once && { attempts: 1 }),
      ...patience,
    }).finally(() => this.#underway.delete(change));
    this.#underway.set(change, answer);
    return answer;
  }

  /** Sends a file as it is, once, as any change. */
  sendFile<Answer>(
    path: string,
    file: Blob,
    timeoutMs: number,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    return this.#call(path, { method: 'POST', file, attempts: 1, timeoutMs, headers });
  }

  /** Opens an answer that is read while it comes, however long it is. */
  async open(path: string, signal: AbortSignal): Promise<Response> {
    const response = await fetch(path, { credentials: 'include', signal });
    if (!response.ok) {
      if (response.status === 401) for (const listener of this.#signedOut) listener();
      throw new RequestFailure(response.status, await response.text(), null);
    }
    for (const listener of this.#contacted) listener();
    return response;
  }

  async #call<Answer>(path: string, options: RequestOptions): Promise<Answer> {
    try {
      const answer = await this.#withToken<Answer>(path, options);
      for (const listener of this.#contacted) listener();
      return answer;
    } catch (error) {
      if (hasStatus(error, 401)) for (const listener of this.#signedOut) listener();
      if (namesRequirement(error)) for (const listener of this.#requirement) listener();
      throw error;
    }
  }

  async #withToken<Answer>(path: string, options: RequestOptions): Promise<Answer> {
    const writes = options.method !== undefined && options.method !== 'GET';
    if (writes && this.#token === null) await this.#refresh();
    try {
      return await this.#attempt<Answer>(path, options, writes);
    } catch (error) {
      if (!isTokenProblem(error)) throw error;
    }
    await this.#refresh();
    return this.#attempt<Answer>(path, options, writes);
  }

  #attempt<Answer>(path: string, options: RequestOptions, writes: boolean): Promise<Answer> {
    if (!writes || this.#token === null) return request<Answer>(path, options);
    const headers = { ...options.headers, [ADMIN_TOKEN_HEADER]: this.#token };
    return request<Answer>(path, { ...options, headers });
  }

  /** Calls that find the token stale at the same time share one new one. */
  #refresh(): Promise<void> {
    this.#refreshing ??= this.currentUser()
      .then(() => undefined)
      .finally(() => (this.#refreshing = null));
    return this.#refreshing;
  }

  #keepToken(answer: SessionResponse): SessionResponse {
    this.#token = answer.adminToken;
    return answer;
  }
}

export function hasStatus(error: unknown, ...statuses: number[]): error is RequestFailure {
  return error instanceof RequestFailure && statuses.includes(error.status);
}

const REQUIREMENT_CODES = new Set<ErrorCode | undefined>([
  'password-change-required',
  'second-factor-setup-required',
]);

function namesRequirement(error: unknown): boolean {
  return hasStatus(error, 403) && REQUIREMENT_CODES.has(error.error?.code);
}

function isTokenProblem(error: unknown): boolean {
  return hasStatus(error, 401) || (hasStatus(error, 403) && error.error?.code === 'admin-token-invalid');
}

/** The one client of the staff area. */
export const adminClient = new AdminClient();
