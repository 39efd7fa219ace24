import { lazy, Suspense } from 'react';
import { ButtonLink } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Note } from '../../../components/ui/note.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { PhoneLink } from '../../../components/garage/phone-link.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { BookableService } from '@garage/contracts/booking';
import { loadBookingDone } from '../load-booking-done.ts';
import { useBooking } from '../use-booking.ts';
import { BookingForm } from './booking-form.tsx';

const BookingDone = lazy(loadBookingDone);

/** Booking a visit here, or the way to the site where the garage has its visits booked. */
export function BookingArea() {
  const { t } = useTranslation(['booking', 'garage']);
  const { links } = useGarage();
  const services = useContent('booking')?.services ?? [];
  if (links.externalBooking) {
    return (
      <Note
        tone="info"
        title={t('booking:elsewhere.title')}
        action={
          <ButtonLink href={links.externalBooking} target="_blank" rel="noopener noreferrer">
            {t('booking:elsewhere.open')}
            <Icon name="external" />
          </ButtonLink>
        }
      >
        {t('garage:newTab')}
      </Note>
    );
  }
  if (services.length === 0) {
    return (
      <Note tone="warning" title={t('booking:missing.title')}>
        {t('booking:missing.text')} <PhoneLink />
      </Note>
    );
  }
  return <OwnBooking services={services} />;
}

function OwnBooking({ services }: { services: readonly BookableService[] }) {
  const { language } = useTranslation('booking');
  const state = useBooking(services, language);
  if (state.booked)
    return (
      <Suspense>
        <BookingDone booking={state.booked} documents={state.documents} onAgain={state.again} />
      </Suspense>
    );
  return <BookingForm services={services} state={state} language={language} />;
}
