import { lazy } from 'react';
import { useLocation } from 'react-router-dom';
import { useContent } from '../components/content/content-context.tsx';
import { serviceNumber } from '../config/service-page.ts';
import { BookingButton } from '../features/garage/components/booking-button.tsx';
import { CallToAction } from '../features/garage/components/call-to-action.tsx';
import { ServiceView } from '../features/services/components/service-view.tsx';
import { ServicesOverview } from '../features/services/components/services-overview.tsx';

const NotFoundPage = lazy(() => import('./not-found-page.tsx'));

/**
 * All services, or the one that the address names: visitors go from one to the other, and what both draw with is
 * fetched once.
 */
export default function ServicesPage() {
  const texts = useContent('services')?.call;
  const number = serviceNumber(useLocation().pathname);
  return (
    <>
      {number === null ? (
        <ServicesOverview />
      ) : (
        <ServiceView number={number} BookingButton={BookingButton} notFound={<NotFoundPage />} />
      )}
      <CallToAction texts={texts} />
    </>
  );
}
