import {
  BOOKING_PATH,
  type BookingConflict,
  type BookingRequest,
  type BookingResponse,
} from '@garage/contracts/booking';
import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { NetworkFailure, request, RequestFailure } from '../../../lib/request.ts';

const UNREACHABLE = new Set([502, 503, 504]);

/** What became of an attempt to book. */
export type BookingOutcome =
  | { kind: 'booked'; booking: BookingResponse }
  | { kind: 'taken'; alternatives: BookingConflict['alternatives'] }
  | { kind: 'limit' }
  | { kind: 'unreachable' }
  | { kind: 'too-many'; afterSeconds: number | null }
  | { kind: 'refused'; fields: string[] }
  | { kind: 'failed' };

/** Books a visit; the same key never books a second one. */
export async function sendBooking(body: BookingRequest, idempotencyKey: string): Promise<BookingOutcome> {
  try {
    const booking = await request<BookingResponse>(BOOKING_PATH, {
      method: 'POST',
      body,
      headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
    });
    return { kind: 'booked', booking };
  } catch (error) {
    if (error instanceof NetworkFailure) return { kind: 'unreachable' };
    if (!(error instanceof RequestFailure)) throw error;
    const { status, retryAfterSeconds } = error;
    const answer = error.error;
    const alternatives = (answer as Partial<BookingConflict> | null)?.alternatives;
    if (status === 409 && alternatives) return { kind: 'taken', alternatives };
    if (answer?.code === 'booking-limit-reached') return { kind: 'limit' };
    if (status === 429) return { kind: 'too-many', afterSeconds: retryAfterSeconds };
    if (status === 400 && answer) return { kind: 'refused', fields: Object.keys(answer.fields ?? {}) };
    return { kind: UNREACHABLE.has(status) ? 'unreachable' : 'failed' };
  }
}
