import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { BookableService, DayAvailability } from '@garage/contracts/booking';
import { Heading, Link } from '../../../components/ui/elements.ts';
import { Icon, type IconName } from '../../../components/ui/icon.tsx';
import { duration } from '../../../lib/duration.ts';
import { phoneHref, useGarage } from '../../../components/garage/garage-context.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { Selection } from '../booking-values.ts';
import { useDayName } from '../../../components/garage/use-day-name.ts';

interface BookingSummaryProps {
  services: readonly BookableService[];
  selection: Selection;
  days: readonly DayAvailability[];
}

/** What has been chosen so far, always in view where there is room. */
export function BookingSummary({ services, selection, days }: BookingSummaryProps) {
  const { t } = useTranslation('booking');
  const { phone } = useGarage();
  const dayName = useDayName();
  const chosen = services.filter(({ id }) => selection.services.includes(id));
  const minutes = chosen.reduce((sum, service) => sum + service.duration, 0);
  const day = days.find(({ date }) => date === selection.date);
  return (
    <chakra.section
      aria-labelledby="booking-summary-title"
      data-stage=""
      p={{ base: '6', sm: '8' }}
      mx={{ base: '-5', sm: '0' }}
      borderTopWidth="3px"
      borderTopColor="brand.solid"
    >
      <Heading id="booking-summary-title" size="md">
        {t('summary.title')}
      </Heading>
      <chakra.dl mt="5" display="grid" gap="5">
        <Entry icon="check" name={t('summary.services')}>
          {chosen.length === 0 ? (
            <Nothing />
          ) : (
            chosen.map(({ id, name }) => (
              <chakra.span key={id} display="block">
                {name}
              </chakra.span>
            ))
          )}
        </Entry>
        <Entry icon="calendar" name={t('summary.when')}>
          {selection.date ? dayName(selection.date) : <Nothing />}
          {selection.time && (
            <chakra.span display="block">
              {t(day?.dropOff ? 'summary.bring' : 'summary.at', { time: selection.time })}
            </chakra.span>
          )}
        </Entry>
        <Entry icon="clock" name={t('summary.duration')}>
          {minutes === 0 ? <Nothing /> : t('summary.about', { time: duration(minutes) })}
        </Entry>
      </chakra.dl>
      <chakra.p mt="6" pt="5" borderTopWidth="1px" textStyle="sm" color="fg.muted">
        {t('summary.phone')}{' '}
        <Link href={phoneHref(phone)} fontWeight="semibold" color="fg" whiteSpace="nowrap">
          {phone}
        </Link>
      </chakra.p>
    </chakra.section>
  );
}

function Nothing() {
  const { t } = useTranslation('booking');
  return <chakra.span color="fg.muted">{t('summary.nothing')}</chakra.span>;
}

function Entry({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <chakra.div position="relative" fontVariantNumeric="tabular-nums" pl="9">
      <chakra.dt textStyle="sm" color="fg.muted">
        <Icon name={icon} color="brand.fg" position="absolute" left="0" top="0.5" />
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="semibold">{children}</chakra.dd>
    </chakra.div>
  );
}
