import { chakra } from '@chakra-ui/react/styled-system';
import { Link as RouterLink } from 'react-router-dom';
import { Modal } from '../../../components/ui/modal.tsx';
import type { ServiceText } from '../../../components/content/services-text.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Comparison } from './comparison.tsx';
import { ServiceDuration } from './service-duration.tsx';

/** A button, and the window in which stands what exactly is done. Absent where there is no more to say. */
export function ServiceDetails({ service }: { service: ServiceText }) {
  const { t } = useTranslation(['services', 'common']);
  if (!service.details) return null;
  return (
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
      {service.comparison && <Comparison name={service.name} {...service.comparison} />}
      <chakra.p mt="5" color="fg.muted" lineHeight="tall">
        {service.details}
      </chakra.p>
      <chakra.div
        mt="6"
        pt="4"
        borderTopWidth="1px"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="6"
      >
        <ServiceDuration minutes={service.minutes} />
        <RouterLink className="link" to={service.path}>
          {t('services:page.open')}
        </RouterLink>
      </chakra.div>
    </Modal>
  );
}
