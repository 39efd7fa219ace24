/**
 * How many of the service's ten connections to Postgres some work may hold at once. A crowd of messages, with the mails
 * that it causes and the second connection that each of those asks for, takes nine. Whoever reads, the jobs' own
 * questions and the workshop's calendar come on top, which holds two at most (one turn for those who book and one for
 * those who came too late): then some wait for a moment.
 */
export const MOST_CONNECTIONS = {
  /**
   * Visitors' messages that are taken in; the others wait for their turn. With five on two cores no more are
   * taken in a second, and whoever reads a page meanwhile waits longer (`npm run drills -- overload`).
   */
  messages: 3,
  /** Mails under way: each keeps one aside for as long as its mail server takes. */
  mails: 3,
} as const;
