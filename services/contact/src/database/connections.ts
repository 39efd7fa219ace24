/**
 * How many of the service's ten connections to Postgres some work may hold at once. A crowd of messages, with the mails
 * that it causes and the second connection that each of those asks for, leaves one to whoever reads. The workshop's
 * calendar holds two at most: it has one turn for those who book and one for those who came too late.
 */
export const MOST_CONNECTIONS = {
  /**
   * Visitors' messages that are taken in; the others wait for their turn. With five on two cores no more of them are
   * taken in a second, and whoever reads a page meanwhile waits longer (`npm run drills -- overload`).
   */
  messages: 3,
  /** Mails under way: each keeps one aside for as long as its mail server takes. */
  mails: 3,
} as const;
