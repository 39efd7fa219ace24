/**
 * How much of the site's booking whoever has not signed in can cause. Anybody can book with anybody's e-mail
 * address, so without these numbers the site would send mails to a victim, and keep places from customers, for as
 * long as somebody likes. All of them are multiplied by `RATE_LIMIT_FACTOR`.
 */
export const BOOKING_ALLOWANCES = {
  /** Of one mailbox; a family with its three cars has enough, a fleet calls. */
  pendingVisits: 3,
  /** Of one mailbox, whatever became of them: booking and cancelling in turn ends, too. */
  bookingsPerDay: 5,
  /** Of one network address; a company or a telephone provider may stand behind it. */
  networkBookingsPerHour: 10,
  networkBookingsPerDay: 20,
  networkMovesPerHour: 20,
  /** Of one appointment by its customer. Whoever seeks a time more often is helped by a call. */
  movesPerDay: 3,
} as const;
