/** Where visits are booked; the address without language. */
export const BOOKING_PAGE = '/booking';

/** The same with the service of an offer already chosen. */
export function bookingOf(serviceId: number, offerId: number): string {
  return `${BOOKING_PAGE}?service=${serviceId}&offer=${offerId}`;
}
