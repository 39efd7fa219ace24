import { chakra } from '@chakra-ui/react/styled-system';
import type { CustomerAppointment } from '@garage/contracts/booking';
import type { KeptPlace } from '@garage/contracts/earlier-places';
import { garageTime } from '../../../components/garage/opening-hours.ts';
import { useDayName } from '../../../components/garage/use-day-name.ts';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { AppointmentStart } from '../appointment-start.tsx';
import { ActionForm } from './action-form.tsx';

interface EarlierProps {
  start: AppointmentStart;
  appointment: Pick<CustomerAppointment, 'earlier'>;
}

/** A place that is kept for the customer: taken or left by a button. */
export function KeptEarlierPlace({ start, appointment: { earlier } }: EarlierProps) {
  const { t } = useTranslation('appointment');
  const dayName = useDayName();
  if (!earlier?.kept) return null;
  const { id, date, startTime, until } = earlier.kept;
  return (
    <chakra.div mt="6" p="5" bg="bg.info" borderInlineStartWidth="4px" borderColor="fg.info">
      <Heading asChild size="md">
        <h3>{t('earlier.keptTitle')}</h3>
      </Heading>
      <chakra.p mt="2" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {t('at', { day: dayName(date), time: startTime })}
      </chakra.p>
      <chakra.p mt="2">{t('earlier.keptText', momentOf(until, dayName))}</chakra.p>
      <chakra.div mt="4" display="flex" flexWrap="wrap" gap="3">
        <ActionForm start={start} action="take" placeId={id}>
          <Button type="submit">{t('earlier.take')}</Button>
        </ActionForm>
        <ActionForm start={start} action="leave" placeId={id}>
          <Button type="submit" variant="outline">
            {t('earlier.leave')}
          </Button>
        </ActionForm>
      </chakra.div>
    </chakra.div>
  );
}

/** Whether a freed earlier place would be welcome. */
export function EarlierWish({ start, appointment: { earlier } }: EarlierProps) {
  const { t } = useTranslation('appointment');
  if (!earlier) return null;
  return (
    <chakra.div mt="6" pt="5" borderTopWidth="1px" data-screen-only="">
      <Heading asChild size="md">
        <h3>{t('earlier.title')}</h3>
      </Heading>
      <chakra.p mt="2">{t(earlier.isWished ? 'earlier.wished' : 'earlier.text')}</chakra.p>
      <ActionForm start={start} action={earlier.isWished ? 'unwish' : 'wish'}>
        <Button type="submit" mt="4" variant="outline" whiteSpace="normal" height="auto" minH="11" py="2">
          {t(earlier.isWished ? 'earlier.unwish' : 'earlier.wish')}
        </Button>
      </ActionForm>
    </chakra.div>
  );
}

function momentOf(until: KeptPlace['until'], dayName: (date: string) => string) {
  const { date, minute } = garageTime(new Date(until));
  const time = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { day: dayName(date), time };
}
