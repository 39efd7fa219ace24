import { chakra } from '@chakra-ui/react/styled-system';
import type { VehiclesText } from '../../../components/content/vehicles-text.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Link as RouterLink } from 'react-router-dom';
import { ButtonLink, Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { OutsideButton } from '../../../components/ui/outside-link.tsx';

type MaintenanceNoticeProps = NonNullable<VehiclesText['maintenance']>;

/** Instead of the cars: what is going on, and where to go. */
export function MaintenanceNotice({ title, message, button, url }: MaintenanceNoticeProps) {
  const { t } = useTranslation(['vehicles', 'garage']);
  return (
    <Container py={{ base: '14', md: '24' }}>
      <chakra.section
        aria-labelledby="maintenance"
        maxWidth="46rem"
        bg="bg.panel"
        borderWidth="1px"
        borderTopWidth="3px"
        borderTopColor="brand.solid"
        boxShadow="md"
        p={{ base: '6', sm: '10' }}
      >
        <Heading id="maintenance" size="lg">
          {title || t('maintenance.title')}
        </Heading>
        <chakra.p mt="5" textStyle="lg" color="fg.muted" whiteSpace="pre-line">
          {message}
        </chakra.p>
        <chakra.div mt="8" display="flex" flexWrap="wrap" gap="3">
          {url && (
            <OutsideButton href={url} size="lg">
              {button || t('maintenance.seller')}
              <Icon name="external" />
            </OutsideButton>
          )}
          <ButtonLink asChild size="lg" variant="outline">
            <RouterLink to="/">{t('maintenance.home')}</RouterLink>
          </ButtonLink>
        </chakra.div>
      </chakra.section>
    </Container>
  );
}
