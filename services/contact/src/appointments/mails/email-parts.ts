import type { EmailKind } from './mail-words.js';

/** What a mail may say of a visit, in a list of names and values. */
type Fact = 'suggested' | 'when' | 'readyBy' | 'reason' | 'services' | 'vehicle' | 'place' | 'number';
/** That the car stays, until when cancelling is free, and where questions are answered. */
type Remark = 'dropOff' | 'free' | 'call';

/** What a mail to the customer brings beside its own words. What does not apply to a visit is left out. */
export interface EmailParts {
  /** Whether the entry in the customer's calendar stands or ends; null for a mail that leaves it alone. */
  entry: 'stands' | 'ends' | null;
  /** In the order in which they are read. */
  facts: readonly Fact[];
  /** In the order in which they are read. */
  remarks: readonly Remark[];
  button: 'open' | 'openSuggestion' | 'bookAgain' | null;
}

/** The customer is still to come, or the car to be finished. */
const COMING: EmailParts = {
  entry: 'stands',
  facts: ['when', 'readyBy', 'reason', 'services', 'vehicle', 'place', 'number'],
  remarks: ['dropOff', 'call'],
  button: 'open',
};
/** The customer learns that a time is theirs, and until when it can be given back. */
const TIME: EmailParts = { ...COMING, remarks: ['dropOff', 'free', 'call'] };
/** The car is done. */
const DONE: EmailParts = {
  ...COMING,
  facts: ['when', 'reason', 'services', 'vehicle', 'place', 'number'],
  remarks: ['call'],
};
/** Nobody comes. */
const ENDED: EmailParts = { ...DONE, entry: 'ends' };

export const EMAIL_PARTS: Record<EmailKind, EmailParts> = {
  received: TIME,
  confirmed: TIME,
  declined: { ...ENDED, button: 'bookAgain' },
  proposed: { ...COMING, facts: ['suggested', ...COMING.facts], button: 'openSuggestion' },
  moved: TIME,
  movedByCustomer: TIME,
  reminder: COMING,
  cancelled: { ...ENDED, button: 'bookAgain' },
  cancelledByCustomer: ENDED,
  arrived: COMING,
  ready: DONE,
  corrected: COMING,
  undoneConfirmed: TIME,
  undonePending: COMING,
  undoneInWork: COMING,
};
