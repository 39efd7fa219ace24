import type { ComponentType, ReactNode } from 'react';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import type { ServiceText } from '../../../components/content/services-text.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ServiceOpening } from './service-opening.tsx';
import { ServiceWork } from './service-work.tsx';
import { ServicesMissing } from './services-missing.tsx';
import { ServicesStrip } from './services-strip.tsx';

const OTHERS = 3;

interface ServiceViewProps {
  number: number;
  BookingButton: ComponentType<{ service: number; size: 'lg'; children: ReactNode }>;
  /** What is shown where there is no such service. */
  notFound: ReactNode;
}

/** A service by its number. */
export function ServiceView({ number, BookingButton, notFound }: ServiceViewProps) {
  const { t } = useTranslation(['services', 'garage']);
  const services = useContent('services');
  if (!services)
    return (
      <>
        <PageTitle title={t('services:title')} />
        <Container py={{ base: '12', md: '20' }}>
          <ServicesMissing />
        </Container>
      </>
    );
  const service = services.items.find(({ id }) => id === number);
  if (!service) return notFound;
  const others = othersOf(service, services.items);
  return (
    <>
      <ServiceOpening
        service={service}
        booking={
          service.isBookable ? (
            <BookingButton service={service.id} size="lg">
              {t('garage:book')}
              <Icon name="arrowRight" />
            </BookingButton>
          ) : null
        }
      />
      <ServiceWork service={service} />
      {others.length > 0 && <ServicesStrip title={t('services:page.others')} services={others} />}
    </>
  );
}

/** Those that follow it in the list, so that each one is the neighbour of others. */
function othersOf(service: ServiceText, items: ServiceText[]): ServiceText[] {
  const place = items.indexOf(service);
  return [...items.slice(place + 1), ...items.slice(0, place)].slice(0, OTHERS);
}
