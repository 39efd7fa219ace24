import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { CONTACT_PATH, type ContactRequest, type ContactResponse } from '@garage/contracts/contact';
import { NetworkFailure, request, RequestFailure } from '../../../lib/request.ts';

const UNREACHABLE = new Set([502, 503, 504]);
/** What our service says of a message that it will never take. */
const REFUSED = new Set([400, 413, 415]);

/** What became of an attempt to send. */
export type SendOutcome =
  | { kind: 'sent' }
  /** Nobody answered who could have stored it. */
  | { kind: 'unreachable' }
  | { kind: 'too-many'; afterSeconds: number | null }
  /** Will not be accepted however often it is sent. */
  | { kind: 'refused'; fields: string[]; message: string | null }
  /** Not taken this time; also what a gateway or a proxy says on the way. */
  | { kind: 'failed'; message: string | null };

/** Sends a message; the same key never makes a second one. */
export async function sendContactMessage(body: ContactRequest, idempotencyKey: string): Promise<SendOutcome> {
  try {
    await request<ContactResponse>(CONTACT_PATH, {
      method: 'POST',
      body,
      headers: { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey },
    });
    return { kind: 'sent' };
  } catch (error) {
    if (error instanceof NetworkFailure) return { kind: 'unreachable' };
    if (!(error instanceof RequestFailure)) throw error;
    const message = error.error?.message ?? null;
    if (UNREACHABLE.has(error.status)) return { kind: 'unreachable' };
    if (error.status === 429) return { kind: 'too-many', afterSeconds: error.retryAfterSeconds };
    if (!error.error || !REFUSED.has(error.status)) return { kind: 'failed', message };
    return { kind: 'refused', fields: Object.keys(error.error.fields ?? {}), message };
  }
}
