import { addDays, type CalendarDate } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { useDeferredValue } from 'react';
import { Button, Input } from '../../../components/ui/elements.ts';
import { FieldProblem } from '../../../components/visitor-form/form-field.tsx';
import { Tick } from '../../../components/visitor-form/tick.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useHydrated } from '../use-hydrated.ts';
import { anchorOf, CHOICE_FORM } from '../form-controls.ts';
import type { Availability } from '../use-availability.ts';
import type { BookingState } from '../use-booking.ts';
import { CalendarLoader } from './calendar-loader.tsx';
import { ClosedDays } from './closed-days.tsx';
import { MonthOutline } from './month-outline.tsx';
import { NextTimes } from './next-times.tsx';
import { WithoutScript } from './without-script.tsx';
import { TimeChoice } from './time-choice.tsx';

interface WhenChoiceProps {
  state: BookingState;
  availability: Availability;
  today: CalendarDate;
  onLookUntil: (date: CalendarDate) => void;
}

/** Day and time: from the list of the next free times, or from the calendar and the times of a day. */
export function WhenChoice({ state, availability, today, onLookUntil }: WhenChoiceProps) {
  const { t } = useTranslation('booking');
  const { selection, select, problems, start } = state;
  const hydrated = useHydrated();
  const problemId = `${anchorOf('date')}-problem`;
  // Drawn after the list beside it: a month of buttons takes a phone its time.
  const calendar = useDeferredValue(
    <CalendarLoader
      days={availability.days}
      date={selection.date}
      today={today}
      onChoose={(date) => select({ date, time: date === selection.date ? selection.time : null })}
      onLookUntil={onLookUntil}
    />,
  );
  return (
    <>
      <chakra.div
        display="grid"
        gap={{ base: '8', md: '10' }}
        gridTemplateColumns={{
          md: 'minmax(0, 1fr) minmax(0, 1fr)',
          lg: '1fr',
          xl: 'minmax(0, 1fr) minmax(0, 1fr)',
        }}
      >
        <NextTimes state={state} availability={availability} today={today} />
        <chakra.fieldset
          id={anchorOf('date')}
          aria-describedby={problems.date ? problemId : undefined}
          tabIndex={-1}
          outline="none"
        >
          <chakra.legend fontFamily="heading" fontWeight="bold" lineHeight="short" mb="3">
            {t('when.date')}
          </chakra.legend>
          {/* As high as the calendar that comes, with two lines about days off, so that nothing moves then. */}
          <chakra.div css={{ '@media (scripting: enabled)': { minHeight: '27.75rem' } }}>
            {hydrated ? calendar : <MonthOutline />}
            <WithoutScript>
              <label htmlFor="booking-from">{t('when.from')}</label>
              <chakra.div mt="2" display="flex" gap="3">
                <Input
                  id="booking-from"
                  form={CHOICE_FORM}
                  type="date"
                  name="date"
                  min={addDays(today, 1)}
                  defaultValue={start?.from}
                />
                <Button type="submit" form={CHOICE_FORM} variant="outline">
                  {t('when.show')}
                </Button>
              </chakra.div>
              <ClosedDays days={start?.days ?? []} />
            </WithoutScript>
          </chakra.div>
          {problems.date && <FieldProblem id={problemId}>{problems.date}</FieldProblem>}
        </chakra.fieldset>
      </chakra.div>
      <TimeChoice state={state} availability={availability} />
      <chakra.label mt="6" display="flex" alignItems="flex-start" gap="3" py="2" cursor="checkbox">
        <Tick
          type="checkbox"
          name="earlierIfPossible"
          checked={state.earlier}
          onChange={(event) => state.setEarlier(event.currentTarget.checked)}
        />
        <span>
          {t('when.earlier')}
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {t('when.earlierHint')}
          </chakra.span>
        </span>
      </chakra.label>
    </>
  );
}
