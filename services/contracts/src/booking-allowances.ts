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
  /** Of one network address, without those that the staff have answered; a company or a provider may stand behind it. */
  networkBookings: [
    { count: 10, hours: 1 },
    { count: 20, hours: 24 },
  ],
  networkMovesPerHour: 20,
  /** Of one appointment by its customer. Whoever seeks a time more often is helped by a call. */
  movesPerDay: 3,
  /**
   * Mails to a mailbox that customers' deeds cause, while nobody knows whether its owner has booked (see
   * `booking-recipients`), and afterwards. What staff do is told at once, and counts. What exceeds is held back; then
   * one mail tells how the visit stands.
   */
  mailsToUnknown: [
    { count: 3, hours: 24 },
    { count: 5, hours: 30 * 24 },
  ],
  mailsToKnown: [{ count: 5, hours: 24 }],
  /** About what customers do. The panel shows all of it at once. */
  noticesToGarage: [{ count: 30, hours: 1 }],
} as const;
