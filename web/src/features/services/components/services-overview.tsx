import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PageParts } from '../../../components/layout/page-parts.tsx';
import { PageTitle } from '../../../components/layout/page-title.tsx';
import { Container } from '../../../components/ui/elements.ts';
import { useContent } from '../../../components/content/content-context.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceDetails } from './service-details.tsx';
import { ServiceGrid } from './service-grid.tsx';
import { ServicesMissing } from './services-missing.tsx';

/** Everything that the garage does for visitors. */
export function ServicesOverview() {
  const { t } = useTranslation('services');
  const services = useContent('services');
  return (
    <>
      <PageTitle title={services?.title || t('title')} intro={services?.intro ?? t('intro')} />
      <Container py={{ base: '12', md: '20' }}>
        {services ? (
          <ServiceGrid>
            <PageParts>
              {services.items.map((service, index) => (
                <ServiceCard key={service.id} service={service} level="h2" priority={index === 0}>
                  <ServiceDetails service={service} />
                </ServiceCard>
              ))}
            </PageParts>
          </ServiceGrid>
        ) : (
          <ServicesMissing />
        )}
      </Container>
    </>
  );
}
