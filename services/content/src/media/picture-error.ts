import type { ErrorCode } from '@garage/contracts/common';
import { AppError } from '@garage/shared/errors/app-error';
import texts from './locales/de.json' with { type: 'json' };

type Reason = keyof typeof texts;

const STATUS: Record<Reason, [status: number, code: ErrorCode]> = {
  tooLarge: [413, 'payload-too-large'],
  notAPicture: [415, 'unsupported-media-type'],
  tooManyPixels: [413, 'payload-too-large'],
  tooHigh: [413, 'payload-too-large'],
  unreadable: [400, 'validation-failed'],
  notUploaded: [400, 'validation-failed'],
  addressUnreachable: [400, 'validation-failed'],
  busy: [503, 'dependency-unavailable'],
};

/** The refusal of a picture, with the reason beside the form field that it came in. */
export function pictureError(reason: Reason, field: string, cause?: unknown): AppError {
  const [status, code] = STATUS[reason];
  const message = texts[reason];
  return new AppError(status, code, message, {
    fields: { [field]: message },
    ...(reason === 'busy' && { retryAfterSeconds: 5 }),
    cause,
  });
}
