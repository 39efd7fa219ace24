import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { LuPencil } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import type { ServiceType } from '@garage/contracts/booking-settings';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { ButtonLink } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { serviceTypesQuery } from '../api/booking-settings-queries.ts';

/** The kinds of work that can be booked, as the booking knows them; they are changed in the services' editor. */
export function ServiceList({ editor }: { editor: string | null }) {
  const { t } = useTranslation('bookingSettings');
  const services = useQuery(serviceTypesQuery);
  return (
    <chakra.section display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p flex="1 1 16rem" textStyle="sm" color="fg.muted" maxWidth="prose">
          {t('services.hint')}
        </chakra.p>
        {editor !== null && (
          <ButtonLink asChild>
            <RouterLink to={editor}>
              <LuPencil aria-hidden />
              {t('services.edit')}
            </RouterLink>
          </ButtonLink>
        )}
      </chakra.div>
      <Loaded query={services} failed={t('services.failed')}>
        {(list) => (
          <chakra.ul
            listStyleType="none"
            bg="bg.panel"
            borderYWidth="1px"
            borderXWidth={{ md: '1px' }}
            borderRadius={{ md: 'l2' }}
            mx={{ base: '-4', md: '0' }}
          >
            {list.map((service) => (
              <ServiceRow key={service.id} service={service} />
            ))}
          </chakra.ul>
        )}
      </Loaded>
    </chakra.section>
  );
}

function ServiceRow({ service }: { service: ServiceType }) {
  const { t } = useTranslation('bookingSettings');
  const { name, duration, bufferMinutes, color, isActive, isOther } = service;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      px={{ base: '4', md: '5' }}
      py="3"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.span
        flexShrink="0"
        width="3"
        height="9"
        borderRadius="l1"
        borderWidth="1px"
        borderColor="border.control"
        aria-hidden
        style={{ backgroundColor: color }}
      />
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="semibold" display="flex" flexWrap="wrap" columnGap="2" rowGap="1">
          {name.de}
          {!isActive && <Badge>{t('services.inactive')}</Badge>}
          {isOther && <Badge tone="info">{t('services.other')}</Badge>}
        </chakra.p>
        <chakra.p textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {t(bufferMinutes > 0 ? 'services.timesWithBuffer' : 'services.times', { duration, bufferMinutes })}
        </chakra.p>
      </chakra.div>
    </chakra.li>
  );
}
