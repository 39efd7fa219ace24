import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container, Heading, Link } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';
import { MaintenanceNotice } from './maintenance-notice.tsx';
import { VehiclesLoading } from './vehicles-loading.tsx';

interface VehiclesOverviewProps {
  /** The marketplace's search, and the listings at another one. */
  search: ReactNode;
  listing: ReactNode;
}

/** The cars for sale, or why they are not shown just now. */
export function VehiclesOverview(props: VehiclesOverviewProps) {
  return (
    <Suspense fallback={<VehiclesLoading />}>
      <Vehicles {...props} />
    </Suspense>
  );
}

function Vehicles({ search, listing }: VehiclesOverviewProps) {
  const { t } = useTranslation('vehicles');
  const vehicles = useContent('vehicles');
  const title = vehicles?.title || t('title');
  if (vehicles?.maintenance) {
    return (
      <>
        <PageTitle title={title} />
        <MaintenanceNotice {...vehicles.maintenance} />
      </>
    );
  }
  return (
    <>
      <PageTitle title={title} {...(vehicles?.intro && { intro: vehicles.intro })} />
      <Container py={{ base: '12', md: '20' }} display="grid" gap={{ base: '14', md: '20' }}>
        {!vehicles && (
          <Note tone="error" role="alert" title={t('failed')}>
            <CallUs />
          </Note>
        )}
        {vehicles && !vehicles.widget && !vehicles.listing && (
          <Note tone="info" title={t('none')}>
            <CallUs />
          </Note>
        )}
        {vehicles?.widget && <Part title={vehicles.searchTitle || t('heading.search')}>{search}</Part>}
        {vehicles?.listing && <Part title={vehicles.listingTitle || t('heading.listing')}>{listing}</Part>}
      </Container>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Heading size="lg">{title}</Heading>
      <chakra.div mt="6">{children}</chakra.div>
    </section>
  );
}

function CallUs() {
  const { t } = useTranslation('vehicles');
  const { phone } = useGarage();
  return (
    <>
      {t('call')} <Link href={phoneHref(phone)}>{phone}</Link>
    </>
  );
}
