/**
 * How many of the service's ten connections to Postgres some work may hold at once, so that whoever reads, and work that
 * asks for a second one, always finds one. The workshop's calendar holds two more: it has one turn for those who book
 * and one for those who came too late.
 */
export const MOST_CONNECTIONS = {
  /** Visitors' messages that are taken in; the others wait for their turn. */
  messages: 5,
  /** Mails under way: each keeps one aside for as long as its mail server takes. */
  mails: 3,
} as const;
