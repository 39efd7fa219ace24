/** What is shown after booking. Fetched before the booking is sent, so that it can be shown for certain. */
export const loadBookingDone = () => import('./components/booking-done.tsx');
