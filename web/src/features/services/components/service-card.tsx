import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Heading } from '../../../components/ui/elements.ts';
import { Icon } from '../../../components/ui/icon.tsx';
import { Modal } from '../../../components/ui/modal.tsx';
import type { ServiceText } from '../../../lib/content/site-content.ts';
import { duration } from '../duration.ts';
import { ServiceIcon } from './service-icon.tsx';

const Card = chakra('li', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderTopWidth: '3px',
    borderTopColor: 'border.control',
    p: { base: '6', xl: '8' },
    transitionProperty: 'border-color',
    transitionDuration: 'moderate',
    _hover: { borderTopColor: 'brand.solid' },
  },
});

/** One service: what it is, how long it takes, and a button to what exactly is done. */
export function ServiceCard({ service, level }: { service: ServiceText; level: 'h2' | 'h3' }) {
  const { t } = useTranslation(['services', 'common']);
  const Level = level;
  return (
    <Card>
      <ServiceIcon name={service.icon} />
      <Heading
        asChild
        size="md"
        fontSize={{ base: 'lg', lg: 'md', xl: 'xl' }}
        mt="6"
        overflowWrap="anywhere"
        hyphens="auto"
      >
        <Level>{service.name}</Level>
      </Heading>
      <chakra.p mt="3" mb="6" color="fg.muted">
        {service.text}
      </chakra.p>
      <chakra.div
        mt="auto"
        width="full"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="3"
        minH="11"
      >
        <Duration minutes={service.minutes} />
        {service.details && (
          <Modal
            id={`service-${service.id}`}
            title={service.name}
            openLabel={t('more')}
            openHint={service.name}
            closeLabel={t('common:close')}
          >
            <chakra.p mt="3" fontWeight="medium">
              {service.text}
            </chakra.p>
            <chakra.p mt="5" color="fg.muted" lineHeight="tall">
              {service.details}
            </chakra.p>
            <chakra.div mt="6" pt="4" borderTopWidth="1px">
              <Duration minutes={service.minutes} />
            </chakra.div>
          </Modal>
        )}
      </chakra.div>
    </Card>
  );
}

function Duration({ minutes }: { minutes: number }) {
  const { t } = useTranslation('services');
  return (
    <chakra.span
      display="inline-flex"
      alignItems="center"
      gap="2"
      textStyle="sm"
      color="fg.muted"
      fontVariantNumeric="tabular-nums"
    >
      <Icon name="clock" />
      {t('duration', { time: duration(minutes) })}
    </chakra.span>
  );
}
