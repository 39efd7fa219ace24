import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { ServiceText } from '../../../components/content/services-text.ts';
import { SERVICES_PAGE } from '../../../config/service-page.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceGrid } from './service-grid.tsx';

interface ServicesStripProps {
  title: string;
  /** On the button that leads to all of them, in the garage's own words. */
  button?: string;
  services: ServiceText[];
}

/** A few services, and the way to all of them. */
export function ServicesStrip({ title, button, services }: ServicesStripProps) {
  const { t } = useTranslation('services');
  return (
    <chakra.section aria-labelledby="services" bg="bg.subtle" borderTopWidth="1px">
      <Container py={{ base: '20', md: '28' }}>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="flex-end"
          justifyContent="space-between"
          gap="6"
          mb={{ base: '10', md: '14' }}
        >
          <Heading id="services" size="title">
            {title}
          </Heading>
          <ButtonLink asChild variant="outline">
            <RouterLink to={SERVICES_PAGE}>
              {button || t('all')}
              <Icon name="arrowRight" />
            </RouterLink>
          </ButtonLink>
        </chakra.div>
        <ServiceGrid>
          {services.map((service) => (
            <ServiceCard key={service.id} service={service} level="h3" />
          ))}
        </ServiceGrid>
      </Container>
    </chakra.section>
  );
}
