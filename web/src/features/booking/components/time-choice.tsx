import { chakra } from '@chakra-ui/react/styled-system';
import { FieldProblem } from '../../../components/visitor-form/form-field.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { slotOf } from '../booking-values.ts';
import { anchorOf } from '../form-controls.ts';
import type { Availability } from '../use-availability.ts';
import type { BookingState } from '../use-booking.ts';
import { useDayName } from '../../../components/garage/use-day-name.ts';
import { useHydrated } from '../use-hydrated.ts';
import { Prompt } from './prompt.tsx';
import { TimeChip } from '../../../components/ui/time-chip.tsx';

interface TimeChoiceProps {
  state: BookingState;
  availability: Availability;
}

/** The times of the chosen day; until there is a day and a service it says which of them comes first. */
export function TimeChoice({ state, availability }: TimeChoiceProps) {
  const { t } = useTranslation('booking');
  const dayName = useDayName();
  const { selection, problems } = state;
  const problemId = `${anchorOf('time')}-problem`;
  const isReady = selection.services.length > 0 && selection.date !== null;
  return (
    <chakra.div mt="8">
      <fieldset
        id={anchorOf('time')}
        tabIndex={-1}
        disabled={!isReady}
        aria-describedby={problems.time ? problemId : undefined}
      >
        <chakra.legend fontFamily="heading" fontWeight="bold" lineHeight="short" mb="3">
          {t('when.time')}
          {selection.date && (
            <chakra.span fontFamily="body" fontWeight="normal" color="fg.muted">
              {' '}
              {dayName(selection.date)}
            </chakra.span>
          )}
        </chakra.legend>
        <Times state={state} availability={availability} />
      </fieldset>
      {problems.time && <FieldProblem id={problemId}>{problems.time}</FieldProblem>}
    </chakra.div>
  );
}

function Times({ state: { selection, select }, availability }: TimeChoiceProps) {
  const { t } = useTranslation('booking');
  const hydrated = useHydrated();
  const { date } = selection;
  const day = availability.days.find((one) => one.date === date);
  if (selection.services.length === 0) return <Prompt>{t('when.serviceFirst')}</Prompt>;
  if (!date) return <Prompt>{t('when.dateFirst')}</Prompt>;
  if (!day && availability.state === 'loading') return <Prompt live>{t('when.loading')}</Prompt>;
  if (!day || day.times.length === 0) return <Prompt>{t('when.none')}</Prompt>;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {day.times.map((time) => (
          <TimeChip
            key={time}
            // Without JavaScript both lists are one choice.
            name={hydrated ? 'time' : 'slot'}
            value={slotOf({ date, time }) ?? ''}
            time={time}
            checked={selection.time === time}
            onChoose={() => select({ time })}
          />
        ))}
      </chakra.div>
      {day.dropOff && (
        <chakra.p mt="4" px="4" py="3" bg="bg.info" borderInlineStartWidth="4px" borderColor="fg.info">
          {t('when.dropOff')}
        </chakra.p>
      )}
    </>
  );
}
