/** Local storage key of messages that have not reached the server. */
export const OUTBOX_KEY = 'contactMessages';
