import { chakra } from '@chakra-ui/react/styled-system';
import type { CalendarDate } from '@garage/contracts/calendar-day';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { slotOf } from '../booking-values.ts';
import { nextFreeTimes } from '../free-times.ts';
import type { Availability } from '../use-availability.ts';
import type { BookingState } from '../use-booking.ts';
import { useDayName } from '../../../components/garage/use-day-name.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Prompt } from './prompt.tsx';
import { TimeChip } from '../../../components/ui/time-chip.tsx';

interface NextTimesProps {
  state: BookingState;
  availability: Availability;
  today: CalendarDate;
}

/** The next free times as a plain list: for most visitors all they need, and one tap. */
export function NextTimes({ state, availability, today }: NextTimesProps) {
  const { t } = useTranslation('booking');
  return (
    <fieldset>
      <chakra.legend fontFamily="heading" fontWeight="bold" lineHeight="short" mb="3">
        {t('when.next')}
      </chakra.legend>
      <List state={state} availability={availability} today={today} />
    </fieldset>
  );
}

function List({ state: { selection, select, start }, availability, today }: NextTimesProps) {
  const { t } = useTranslation('booking');
  const dayName = useDayName();
  const { days, state, refresh } = availability;
  const listed = nextFreeTimes(days, useHydrated() ? today : (start?.from ?? today));
  if (state === 'idle') return <Prompt>{t('when.serviceFirst')}</Prompt>;
  if (state === 'failed' && days.length === 0)
    return (
      <Prompt>
        {t('when.failed')}{' '}
        <Button variant="outline" size="sm" mt="2" onClick={refresh}>
          {t('when.retry')}
        </Button>
      </Prompt>
    );
  if (state === 'loading' && listed.length === 0) return <Prompt live>{t('when.loading')}</Prompt>;
  if (listed.length === 0) return <Prompt>{t('when.noneSoon')}</Prompt>;
  return (
    <chakra.ul listStyle="none">
      {listed.map(({ date, times }) => (
        <chakra.li
          key={date}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          py="3"
          borderTopWidth="1px"
          _last={{ borderBottomWidth: '1px' }}
        >
          <chakra.span fontVariantNumeric="tabular-nums">{dayName(date)}</chakra.span>
          <chakra.span display="flex" gap="2">
            {times.map((time) => (
              <TimeChip
                key={time}
                name="slot"
                value={slotOf({ date, time }) ?? ''}
                time={time}
                label={t('when.slot', { day: dayName(date), time })}
                checked={selection.date === date && selection.time === time}
                onChoose={() => select({ date, time })}
              />
            ))}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
