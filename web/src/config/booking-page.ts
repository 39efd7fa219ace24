/** Where visits are booked; the address without language. */
export const BOOKING_PAGE = '/booking';

/** The same with a service already chosen. */
export function bookingOf(serviceId: number): string {
  return `${BOOKING_PAGE}?service=${serviceId}`;
}
