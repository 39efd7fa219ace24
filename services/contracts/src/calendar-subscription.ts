import type { IsoTimestamp } from './common.js';

/** The own subscription of whoever is signed in. Answered by the contact service. */
export const CALENDAR_SUBSCRIPTION_PATH = '/api/admin/calendar-subscription';
/** What calendar programs fetch, `?key=` the secret of a subscription; `text/calendar`, 404 for an unknown key. */
export const CALENDAR_FEED_PATH = '/api/calendar/appointments.ics';

/** Every appointment of the workshop, or those that one looks after. */
export const CALENDAR_SCOPES = ['all', 'mine'] as const;
export type CalendarScope = (typeof CALENDAR_SCOPES)[number];

/** What a calendar shows around today, in days. */
export const CALENDAR_FEED_DAYS = { past: 14, coming: 92 } as const;

/** The workshop's appointments in somebody's own calendar program, until they are removed there or here. */
export interface CalendarSubscription {
  scope: CalendarScope;
  createdAt: IsoTimestamp;
  /** When a calendar program last fetched it; null when none has. */
  lastReadAt: IsoTimestamp | null;
}

/** The answer to `GET`, and to `DELETE`, which ends it. */
export interface CalendarSubscriptionResponse {
  subscription: CalendarSubscription | null;
}

/** `PUT`: a new address each time; the one before opens nothing from then on. */
export interface SubscribeCalendarRequest {
  scope: CalendarScope;
}

/** The answer to `PUT`: the only time that the address is said, for only a digest of its key is stored. */
export interface NewCalendarSubscription {
  subscription: CalendarSubscription;
  address: string;
}
