import { RequestFailure } from './request.ts';

/** The server's own words about what went wrong; null when it gave none. */
export function serverMessage(error: unknown): string | null {
  return error instanceof RequestFailure ? (error.error?.message ?? null) : null;
}

/** What the server said about single fields. */
export function fieldMessages(error: unknown): Readonly<Record<string, string>> {
  return error instanceof RequestFailure ? (error.error?.fields ?? {}) : {};
}
