/** Where visits are booked; the address without language. */
export const BOOKING_PAGE = '/booking';

/** The same with a service already chosen, where it comes of an offer with that one, too. */
export function bookingOf(serviceId: number, offerId?: number): string {
  const offer = offerId === undefined ? '' : `&offer=${offerId}`;
  return `${BOOKING_PAGE}?service=${serviceId}${offer}`;
}
