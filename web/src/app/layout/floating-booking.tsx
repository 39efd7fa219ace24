import { chakra } from '@chakra-ui/react/styled-system';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/ui/icon.tsx';
import { BookingButton, useBookingPath } from '../../features/garage/components/booking-button.tsx';
import { useTranslation } from '../../lib/texts/texts-context.tsx';

const CONTACT_PATH = '/contact';

/** Grows from the button when somebody points at it or comes to it by keyboard; always there for screen readers. */
const Label = chakra('span', {
  base: {
    display: 'grid',
    gridTemplateColumns: '0fr',
    opacity: 0,
    transition: 'grid-template-columns 240ms, opacity 160ms',
    whiteSpace: 'nowrap',
    '& > span': { overflow: 'hidden', minWidth: '0' },
    '& > span > span': { pl: '2.5', pr: '1' },
    'a:hover > &, a:focus-visible > &': { gridTemplateColumns: '1fr', opacity: 1 },
  },
});

/** Booking a visit, within reach on every page. */
export function FloatingBooking() {
  const { t } = useTranslation('garage');
  const { pathname } = useLocation();
  // On the page that it leads to it would only lie over the form.
  if (useBookingPath() === pathname) return null;
  return (
    <BookingButton
      // A telephone is too narrow for it beside the fields of the contact form; the menu leads there, too.
      display={pathname === CONTACT_PATH ? { base: 'none', lg: 'inline-flex' } : undefined}
      position="fixed"
      right={{ base: '4', md: '8' }}
      bottom={{ base: '4', md: '8' }}
      zIndex="docked"
      size="lg"
      px="4"
      gap="0"
      boxShadow="lg"
    >
      <Icon name="calendar" />
      <Label>
        <span>
          <span>{t('book')}</span>
        </span>
      </Label>
    </BookingButton>
  );
}
