/**
 * Fetches what delivers saved messages. The form does so while there is a connection, so that it is there
 * once there is none.
 */
export const loadOutboxCourier = () => import('./components/outbox-courier.tsx');
