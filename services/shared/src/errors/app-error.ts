import type { ErrorCode } from '@garage/contracts/common';
import messages from './messages.de.json' with { type: 'json' };

const defaultMessages: Record<ErrorCode, string> = messages;

export interface AppErrorDetails {
  /** German text per rejected input field. */
  fields?: Record<string, string>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Further fields of the answer, as the route's contract names them. */
  extra?: Record<string, unknown>;
  /** Logged, never answered. */
  cause?: unknown;
  /** Further fields of the log line of a refusal, never answered. No personal data. */
  logged?: Record<string, unknown>;
}

/** A refusal that the caller is told about: the error filter answers it in the one error form. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly fields?: Record<string, string>;
  readonly retryAfterSeconds?: number;
  readonly extra?: Record<string, unknown>;
  readonly logged?: Record<string, unknown>;

  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    message: string = defaultMessages[code],
    details: AppErrorDetails = {},
  ) {
    super(message, { cause: details.cause });
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.extra = details.extra;
    this.logged = details.logged;
  }
}

/** 400 to what was sent, with a German text for each field that is wrong. */
export function refusedFields(fields: Record<string, string>): AppError {
  return new AppError(400, 'validation-failed', undefined, { fields });
}
