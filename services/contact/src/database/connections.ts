/**
 * How many of the service's ten connections to Postgres some work may hold at once. A crowd of messages, with the mails
 * that it causes, leaves two to whoever reads and to mails under way, which ask for a second one. The workshop's calendar
 * holds two at most: it has one turn for those who book and one for those who came too late.
 */
export const MOST_CONNECTIONS = {
  /** Visitors' messages that are taken in; the others wait for their turn. */
  messages: 5,
  /** Mails under way: each keeps one aside for as long as its mail server takes. */
  mails: 3,
} as const;
