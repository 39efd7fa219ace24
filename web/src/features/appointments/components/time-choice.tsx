import { zurichToday } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow } from '../../../components/staff-form/form-section.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { freeTimesQuery } from '../api/plan-queries.ts';
import { shortDay } from '../plan-days.ts';
import type { OtherTimes } from '../use-appointment-actions.ts';

export interface ChosenTime {
  date: string;
  time: string;
}

interface TimeChoiceProps {
  /** An appointment that is to be moved, or services that are wanted. */
  wish: { id: number } | { services: readonly number[] };
  value: ChosenTime;
  onChange: (value: ChosenTime) => void;
  errors: Partial<Record<'date' | 'time', string>>;
  /** Free times that the server named when the wanted one was taken. */
  alternatives: OtherTimes | null;
}

/** A day and one of its free times. */
export function TimeChoice({ wish, value, onChange, errors, alternatives }: TimeChoiceProps) {
  const { t } = useTranslation('appointments');
  const { date, time } = value;
  const free = useQuery(freeTimesQuery(wish, date, date));
  const [day] = free.data ?? [];
  // What was dropped or typed stays to be seen, free or not: the server decides.
  const times = [...new Set([...(day?.times ?? []), ...(time === '' ? [] : [time])])].sort();
  return (
    <chakra.div display="grid" gap="4">
      <FieldRow>
        <FormField label={t('field.date')} error={errors.date}>
          {(control) => (
            <DateInput
              {...control}
              label={t('field.date')}
              min={zurichToday()}
              value={date}
              onChange={(chosen) => onChange({ date: chosen, time: '' })}
            />
          )}
        </FormField>
        <FormField
          label={t('field.time')}
          error={errors.time}
          hint={
            day?.closed ??
            t(day?.times.length === 0 ? 'time.none' : day?.dropOff ? 'time.dropOff' : 'time.free')
          }
        >
          {(control) => (
            <SelectInput
              {...control}
              value={time}
              disabled={times.length === 0}
              onChange={({ target }) => onChange({ date, time: target.value })}
            >
              <option value="">{t('time.choose')}</option>
              {times.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
      </FieldRow>
      {alternatives && (
        <Note tone="warning" role="alert" title={t('time.taken')}>
          <chakra.span display="flex" flexWrap="wrap" gap="2" mt="2">
            {alternatives.length === 0 && t('time.noAlternatives')}
            {alternatives.map((one) => (
              <Button
                key={`${one.date} ${one.time}`}
                variant="outline"
                size="sm"
                minH="11"
                onClick={() => onChange(one)}
              >
                {t('time.alternative', { day: shortDay(one.date), time: one.time })}
              </Button>
            ))}
          </chakra.span>
        </Note>
      )}
    </chakra.div>
  );
}
