import { randomUUID } from 'node:crypto';
import { AUTH_PATHS, ROLE_SUPPORTER, type SessionResponse } from '@garage/contracts/auth';
import { ADMIN_TOKEN_HEADER, IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH, CONTACT_PATH, type ContactRequest } from '@garage/contracts/contact';
import type { ContactMessagesResponse } from '@garage/contracts/contact-message-list';
import { PROFILE_PATHS } from '@garage/contracts/profile';
import { USERS_PATH, type UserResponse } from '@garage/contracts/users';

/** A complete, acceptable message; override what the test is about. */
export function contactRequest(change: Partial<ContactRequest> = {}): ContactRequest {
  return {
    name: 'Regula Ammann',
    email: 'regula.ammann@example.com',
    phone: '+41 79 555 01 23',
    service: 'bremsen',
    message: `Beim Bremsen quietscht es vorne links. ${randomUUID()}`,
    privacy: true,
    language: 'de',
    elapsedMs: 20_000,
    ...change,
  };
}

export function sendMessage(
  url: string,
  body: unknown,
  key: string = randomUUID(),
  signal: AbortSignal | null = null,
): Promise<Response> {
  return fetch(`${url}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [IDEMPOTENCY_KEY_HEADER]: key },
    body: JSON.stringify(body),
    signal,
  });
}

/** A signed-in member of staff, calling through the gateway as the panel does. */
export class StaffClient {
  readonly #url: string;
  #cookie = '';
  #token = '';

  constructor(url: string) {
    this.#url = url;
  }

  async signIn(username: string, password: string): Promise<Response> {
    const response = await this.call('POST', AUTH_PATHS.login, { username, password });
    if (response.ok) {
      this.#cookie = response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; ');
      this.#token = ((await response.clone().json()) as SessionResponse).adminToken;
    }
    return response;
  }

  /** What a signed-in browser sends with every call; nothing while nobody is signed in. */
  get credentials(): Record<string, string> {
    return {
      ...(this.#cookie && { cookie: this.#cookie }),
      ...(this.#token && { [ADMIN_TOKEN_HEADER]: this.#token }),
    };
  }

  call(method: string, path: string, body?: unknown): Promise<Response> {
    return fetch(`${this.#url}${path}`, {
      method,
      headers: {
        ...this.credentials,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  /** A file as it is, in the place of JSON. */
  sendFile(path: string, body: string, type: string): Promise<Response> {
    const headers = { ...this.credentials, 'content-type': type };
    return fetch(`${this.#url}${path}`, { method: 'POST', headers, body });
  }

  async messages(): Promise<ContactMessagesResponse> {
    const response = await this.call('GET', CONTACT_MESSAGES_PATH);
    if (!response.ok) throw new Error(`reading the messages was answered ${response.status}`);
    return (await response.json()) as ContactMessagesResponse;
  }

  /** Makes an account and answers a client that is signed in to it with the password that it chose itself. */
  async createAccount(account: {
    username: string;
    password: string;
    roleId: number;
  }): Promise<{ id: number; client: StaffClient }> {
    const { username, password, roleId } = account;
    const firstPassword = `the first ${password}`;
    const response = await this.call('POST', USERS_PATH, { username, password: firstPassword, roleId });
    if (response.status !== 201) throw new Error(`creating ${username} was answered ${response.status}`);
    const { user } = (await response.json()) as UserResponse;
    const client = new StaffClient(this.#url);
    await client.signIn(username, firstPassword);
    const chosen = { currentPassword: firstPassword, newPassword: password };
    const { status } = await client.call('PUT', PROFILE_PATHS.password, chosen);
    if (status !== 200) throw new Error(`the password of ${username} was answered ${status}`);
    return { id: user.id, client };
  }

  createSupporter(username: string, password: string): Promise<{ id: number; client: StaffClient }> {
    return this.createAccount({ username, password, roleId: ROLE_SUPPORTER });
  }
}
