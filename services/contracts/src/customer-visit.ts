import type { IsoTimestamp } from './common.js';

/** What the workshop finds on a car and shows its customer. Answered by the contact service with the appointment. */

/** In order; should be done soon; must be done. */
export const RATINGS = ['green', 'amber', 'red'] as const;
export type Rating = (typeof RATINGS)[number];

/** Written down; the customer was asked; what the customer has answered. */
export const FINDING_STATES = ['noted', 'offered', 'approved', 'declined', 'call'] as const;
export type FindingState = (typeof FINDING_STATES)[number];

export const FINDING_ANSWERS = ['approved', 'declined', 'call'] as const satisfies FindingState[];
export type FindingAnswer = (typeof FINDING_ANSWERS)[number];

/** A finding that the customer was asked about. */
export interface CustomerFinding {
  id: number;
  title: string;
  rating: Rating;
  text: string | null;
  price: number;
  minutes: number | null;
  state: Exclude<FindingState, 'noted'>;
  /** Ids of photos. */
  photos: number[];
  version: number;
  answeredAt: IsoTimestamp | null;
  /** The answer may still be given or changed. */
  canAnswer: boolean;
}

/** A line of what was checked, in the customer's language. */
export interface CustomerCheck {
  text: string;
  rating: Rating;
  value: string | null;
}

/** What the workshop shows its customer. */
export interface CustomerVisit {
  findings: CustomerFinding[];
  /** The result, once the car is ready. */
  checks: CustomerCheck[];
  /** Released ones that belong to no finding above; ids. */
  photos: number[];
  /** The sum of what was approved, in Rappen. */
  approvedTotal: number;
}

/**
 * `POST /api/booking/{bookingId}/findings/{findingId}/answer`: answers with the appointment as its customer may see it.
 * 409 when text, price or photos have changed since `version` was read, or when the price is another one. The same
 * answer again is answered as before; what was approved stays approved.
 */
export interface AnswerRequest {
  token: string;
  answer: FindingAnswer;
  price: number;
  /** The version that was shown. Without it the price alone tells what was seen. */
  version?: number;
}

/** A photo on the visit page: `GET`. */
export function customerPhotoPath(
  bookingId: string,
  token: string,
  photoId: number,
  size: 'photo' | 'thumbnail' = 'photo',
): string {
  const path = `/api/booking/${bookingId}/photos/${photoId}`;
  return `${path}${size === 'thumbnail' ? '/thumbnail' : ''}?token=${token}`;
}
