import { useCallback } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { CONTACT_SERVICES, type ContactService } from '@garage/contracts/contact';

function isKnown(service: string): service is ContactService {
  return CONTACT_SERVICES.includes(service as ContactService);
}

/** The German name of a service; a visitor's own words stay as they are. */
export function useServiceLabel(): (service: string | null) => string {
  const { t } = useTranslation('contactMessages');
  return useCallback(
    (service) => {
      if (!service?.trim()) return t('service.none');
      return isKnown(service) ? t(`service.${service}`) : service;
    },
    [t],
  );
}
