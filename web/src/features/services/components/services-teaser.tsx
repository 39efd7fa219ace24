import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { useContent } from '../../../components/content/content-context.tsx';
import { ServiceCard } from './service-card.tsx';
import { ServiceGrid } from './service-grid.tsx';

/** The first services, and the way to all of them. Absent when none are known. */
export function ServicesTeaser() {
  const { t } = useTranslation('services');
  const services = useContent('services-teaser');
  if (!services || services.items.length === 0) return null;
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
            {services.title}
          </Heading>
          <ButtonLink asChild variant="outline">
            <RouterLink to="/services">
              {services.button || t('all')}
              <Icon name="arrowRight" />
            </RouterLink>
          </ButtonLink>
        </chakra.div>
        <ServiceGrid>
          {services.items.map((service) => (
            <ServiceCard key={service.id} service={service} level="h3" />
          ))}
        </ServiceGrid>
      </Container>
    </chakra.section>
  );
}
