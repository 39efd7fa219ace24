import { APPOINTMENT_PAGE_PATH } from './booking.js';
import type { Language } from './languages.js';

/**
 * What whoever reads the mails about an appointment says of it: anybody can book with anybody's address. Answered by
 * the contact service, without an account, to the link of such a mail; the link that the page shows right after
 * booking opens none of this, since it reaches whoever has booked. 404 for every other one.
 *
 * `GET /api/booking/{bookingId}/recipient?token=…` changes nothing. `POST …/recipient/confirm` says that the visit is
 * theirs, `POST …/recipient/stop` that they have booked nothing: no mail about bookings goes to this mailbox any more,
 * nothing can be booked with it, and the staff learn of it. The one takes back the other.
 */
export interface BookingRecipient {
  language: Language;
  hasStopped: boolean;
}

export interface RecipientRequest {
  token: string;
}

/** The page that ends the mails to a mailbox, without language; it works without JavaScript. */
export function stopMailsPage(bookingId: string, token: string): string {
  return `${APPOINTMENT_PAGE_PATH}?stop=${bookingId}&token=${token}`;
}
