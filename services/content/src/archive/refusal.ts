import { AppError } from '@garage/shared/errors/app-error';
import texts from './locales/de.json' with { type: 'json' };

/** What is wrong with an archive, in German; with the place in it where there is one. */
export function refusal(message: string, path?: string, cause?: unknown): AppError {
  return new AppError(400, 'validation-failed', message, {
    ...(path !== undefined && { fields: { [path]: message } }),
    cause,
  });
}

/** A line as JSON, without what could change the code that reads it. */
export function parsed(line: string): unknown {
  try {
    return JSON.parse(line, (key, value: unknown) => {
      if (key === '__proto__') throw new Error('a key that no content has');
      return value;
    });
  } catch (cause) {
    throw refusal(texts.notAnArchive, undefined, cause);
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
