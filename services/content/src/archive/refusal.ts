import { AppError } from '@garage/shared/errors/app-error';

/** What is wrong with an archive, in German; with the place in it where there is one. */
export function refusal(message: string, path?: string): AppError {
  return new AppError(
    400,
    'validation-failed',
    message,
    path === undefined ? {} : { fields: { [path]: message } },
  );
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
