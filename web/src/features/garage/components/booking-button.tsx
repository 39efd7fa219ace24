import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink } from '../../../components/ui/elements.ts';
import { useGarage } from '../../../lib/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** Until the garage names a booking site, visits are arranged by message. */
const BOOKING_PATH = '/contact';

/** The page for booking; null when the garage books elsewhere. */
export function useBookingPath(): string | null {
  return useGarage().links.externalBooking ? null : BOOKING_PATH;
}

/** Leads to the garage's own booking site, in a new tab, or else to the contact page. */
export function BookingButton({ children, ...style }: ComponentProps<typeof ButtonLink>) {
  const { t } = useTranslation('garage');
  const { externalBooking } = useGarage().links;
  if (externalBooking)
    return (
      <ButtonLink {...style} href={externalBooking} target="_blank" rel="noopener noreferrer">
        {children}
        <chakra.span srOnly>, {t('newTab')}</chakra.span>
      </ButtonLink>
    );
  return (
    <ButtonLink {...style} asChild>
      <RouterLink to={BOOKING_PATH}>{children}</RouterLink>
    </ButtonLink>
  );
}
