/** What every call has in common: the one error form, its codes, and the headers we define. */

/** Stable names of everything that can go wrong; the wording may change, these do not. */
export const ERROR_CODES = [
  'bad-request',
  'validation-failed',
  'unauthenticated',
  'session-expired',
  'login-failed',
  'second-factor-required',
  'second-factor-failed',
  'password-change-required',
  'second-factor-setup-required',
  'forbidden',
  'admin-token-invalid',
  'origin-refused',
  'not-found',
  'link-expired',
  'method-not-allowed',
  'conflict',
  'username-taken',
  'main-admin-protected',
  'own-user-protected',
  'role-protected',
  'role-name-taken',
  'role-in-use',
  'reset-code-invalid',
  'password-link-invalid',
  'idempotency-key-reused',
  'payload-too-large',
  'request-timeout',
  'unsupported-media-type',
  'too-many-requests',
  'booking-limit-reached',
  'dependency-unavailable',
  'internal-error',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every answer with a status of 400 or more. */
export interface ApiError {
  statusCode: number;
  code: ErrorCode;
  /** German, fit to show to the person who caused it. */
  message: string;
  /** German text per rejected input field; only with `validation-failed` and its relatives. */
  fields?: Record<string, string>;
  /** Also in the answer's `X-Request-Id` header and in every log line of the request. */
  requestId: string;
}

/** Header of retried writes: the same key gets the same answer and no second record. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** Header of state-changing staff calls: proves that our own client made the call. */
export const ADMIN_TOKEN_HEADER = 'x-admin-token';
/** Header that follows one request through gateway, services and logs. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** Below it every program describes its own calls as `{program}.json`, for whoever is signed in. */
export const OPENAPI_PATH = '/api/admin/docs';
/** Where a person looks for them; leads to the others, because sessions are sent below `/api/admin` only. */
export const OPENAPI_SHORT_PATH = '/api/docs';

/** Largest accepted JSON body, in bytes, unless a route states its own. */
export const JSON_BODY_LIMIT = 100_000;

/** Timestamps cross the wire as ISO 8601 in UTC, for example `2026-11-20T08:30:00.000Z`. */
export type IsoTimestamp = string;
