import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';

/** The invitation at the end, with hours and address beside it. */
export function FindSection({ hours, details }: { hours: ReactNode; details: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section aria-labelledby="find">
      <Container
        py={{ base: '20', md: '32' }}
        display="grid"
        gridTemplateColumns={{ md: '1fr 1fr', lg: '6fr 4fr 4fr' }}
        gap={{ base: '14', md: '12', lg: '16' }}
      >
        <chakra.div gridColumn={{ md: 'span 2', lg: 'auto' }}>
          <Heading id="find" size="title">
            {t('find.title')}
          </Heading>
          <chakra.p mt="6" textStyle="lg" color="fg.muted" maxWidth="46ch">
            {t('find.text')}
          </chakra.p>
          <ButtonLink asChild size="lg" mt="8">
            <RouterLink to="/contact">
              {t('hero.write')}
              <Icon name="arrowRight" />
            </RouterLink>
          </ButtonLink>
        </chakra.div>
        {hours}
        {details}
      </Container>
    </section>
  );
}
