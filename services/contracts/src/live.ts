/**
 * What changes, as it happens: one stream of server-sent events for an open panel. Each event has the name of its topic
 * and comes to those who may see what it says: `contact-messages` (`ContactMessagesEvent`), `appointments`
 * (`AppointmentsEvent`) and `jobs` (`JobsEvent`). Answered by the contact service.
 */
export const LIVE_PATH = '/api/admin/live';
