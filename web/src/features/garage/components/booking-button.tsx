import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/elements.ts';
import { OutsideButton } from '../../../components/ui/outside-link.tsx';
import { BOOKING_PAGE, bookingOf } from '../../../config/booking-page.ts';
import { useGarage } from '../../../components/garage/garage-context.tsx';

/** The page for booking; null when the garage books elsewhere. */
export function useBookingPath(): string | null {
  return useGarage().links.externalBooking ? null : BOOKING_PAGE;
}

interface BookingButtonProps extends ComponentProps<typeof ButtonLink> {
  /** The number of the service that is already chosen on our page. */
  service?: number;
}

/** Leads to the garage's own booking site, in a new tab, or else to our page for it. */
export function BookingButton({ service, children, ...style }: BookingButtonProps) {
  const { externalBooking } = useGarage().links;
  if (externalBooking)
    return (
      <OutsideButton {...style} href={externalBooking}>
        {children}
      </OutsideButton>
    );
  return (
    <ButtonLink {...style} asChild>
      <RouterLink to={service === undefined ? BOOKING_PAGE : bookingOf(service)}>{children}</RouterLink>
    </ButtonLink>
  );
}
