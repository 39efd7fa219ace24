import { chakra } from '@chakra-ui/react/styled-system';
import { Container, Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import type { ServiceText } from '../../../components/content/services-text.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Comparison } from './comparison.tsx';
import { ServiceIcon } from './service-icon.tsx';

/** Words alone are set beside their title, so that they do not leave half of the page empty. */
const Words = chakra('section', {
  base: {
    '&:only-child': {
      display: { lg: 'grid' },
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      columnGap: '20',
      alignItems: 'start',
      '& > p': { mt: { lg: '0' } },
    },
    '& > p': {
      mt: '5',
      maxWidth: 'prose',
      textStyle: 'lg',
      color: 'fg.muted',
      lineHeight: 'tall',
      whiteSpace: 'pre-line',
    },
  },
});

const Checks = chakra('ul', {
  base: {
    listStyle: 'none',
    mt: '4',
    columnGap: '10',
    columns: { sm: '2', lg: '1' },
    '& > li': {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '3',
      py: '2.5',
      borderBottomWidth: '1px',
      breakInside: 'avoid',
      _last: { borderBottomWidth: '0' },
    },
    '& svg': { flexShrink: '0', mt: '1', color: 'brand.fg' },
  },
});

/** What exactly is done, what is looked at, and what comes of it. Absent where the record says no more. */
export function ServiceWork({ service }: { service: ServiceText }) {
  const { t } = useTranslation('services');
  const { details, checks, comparison } = service;
  if (!details && checks.length === 0 && !comparison) return null;
  const hasSide = checks.length > 0 || comparison !== null;
  return (
    <Container
      py={{ base: '14', md: '24' }}
      display="grid"
      gridTemplateColumns={{ lg: hasSide && details ? 'minmax(0, 7fr) minmax(0, 5fr)' : undefined }}
      gap={{ base: '12', lg: '20' }}
      alignItems="start"
    >
      {details && (
        <Words aria-labelledby="work">
          <div>
            <ServiceIcon name={service.icon} />
            <Heading id="work" size="lg" mt="5">
              {t('page.work')}
            </Heading>
          </div>
          <p>{details}</p>
        </Words>
      )}
      {hasSide && (
        <chakra.div display="grid" gap="10">
          {checks.length > 0 && (
            <chakra.section
              aria-labelledby="checks"
              bg="bg.panel"
              borderWidth="1px"
              borderTopWidth="3px"
              borderTopColor="brand.solid"
              p={{ base: '6', md: '8' }}
            >
              <Heading id="checks" size="md">
                {t('page.checks')}
              </Heading>
              <Checks>
                {checks.map((check) => (
                  <li key={check}>
                    <Icon name="check" />
                    {check}
                  </li>
                ))}
              </Checks>
            </chakra.section>
          )}
          {comparison && <Comparison name={service.name} {...comparison} />}
        </chakra.div>
      )}
    </Container>
  );
}
