import { chakra } from '@chakra-ui/react/styled-system';
import { Fragment } from 'react';
import { LuPlus, LuX } from 'react-icons/lu';
import { Controller, useFieldArray, useFormContext } from 'react-hook-form';
import { GARAGE_LIMITS, type Weekday, WEEKDAYS } from '@garage/contracts/garage';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { TimeInput } from '../../../components/staff-form/time-input.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { type GarageFormValues, nextBlock } from '../garage-form.ts';
import { useFieldError } from './garage-field.tsx';

/** The opening hours, day by day, each with as many times as it needs. */
export function HoursSection({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('settings');
  return (
    <FormSection title={t('hours.title')} hint={t('hours.hint')}>
      <chakra.div display="grid" gap="1">
        {WEEKDAYS.map((day) => (
          <Day key={day} day={day} canWrite={canWrite} />
        ))}
      </chakra.div>
    </FormSection>
  );
}

function Day({ day, canWrite }: { day: Weekday; canWrite: boolean }) {
  const { t } = useTranslation('settings');
  const { control, getValues } = useFormContext<GarageFormValues>();
  const name = `openingHours.${day}` as const;
  const { fields, append, remove } = useFieldArray<GarageFormValues, typeof name>({ name });
  const problem = useFieldError(name);
  const label = t(`weekday.${day}`);
  const problemId = `hours-${day}-problem`;

  return (
    <chakra.fieldset
      display="grid"
      gridTemplateColumns={{ base: '1fr auto', sm: '6.5rem 1fr auto' }}
      columnGap="3"
      alignItems="start"
      py="2"
      borderBottomWidth="1px"
      borderColor="border.muted"
      aria-describedby={problem ? problemId : undefined}
    >
      <chakra.legend float="left" srOnly>
        {label}
      </chakra.legend>
      <chakra.span fontWeight="semibold" minH="11" alignContent="center" aria-hidden>
        {label}
      </chakra.span>
      <chakra.div
        display="grid"
        gap="2"
        gridColumn={{ base: '1 / -1', sm: '2' }}
        gridRow={{ base: '2', sm: '1' }}
      >
        {fields.length === 0 && (
          <chakra.span color="fg.muted" minH="11" alignContent="center">
            {t('hours.closed')}
          </chakra.span>
        )}
        {fields.map((field, index) => (
          <chakra.div key={field.id} display="flex" alignItems="center" gap="2">
            {(['from', 'to'] as const).map((edge) => (
              <Fragment key={edge}>
                {edge === 'to' && <span aria-hidden>–</span>}
                <chakra.div flex="0 1 8rem" minWidth="0">
                  <Controller
                    name={`${name}.${index}.${edge}`}
                    control={control}
                    render={({ field: input }) => (
                      <TimeInput
                        {...input}
                        aria-label={t(`hours.${edge}`, { day: label, number: index + 1 })}
                        aria-invalid={problem ? true : undefined}
                      />
                    )}
                  />
                </chakra.div>
              </Fragment>
            ))}
            {canWrite && (
              <IconButton
                icon={LuX}
                label={t('hours.remove', { day: label, number: index + 1 })}
                onClick={() => remove(index)}
              />
            )}
          </chakra.div>
        ))}
        {problem && (
          <chakra.p id={problemId} textStyle="sm" color="fg.error" role="alert">
            {problem}
          </chakra.p>
        )}
      </chakra.div>
      {canWrite && (
        <Button
          variant="ghost"
          size="sm"
          minH="11"
          px="3"
          alignSelf="start"
          gridRow="1"
          gridColumn={{ base: '2', sm: '3' }}
          aria-label={t('hours.add', { day: label })}
          disabled={fields.length >= GARAGE_LIMITS.blocksPerDay}
          onClick={() => append(nextBlock(getValues(name)))}
        >
          <LuPlus aria-hidden strokeWidth={1.8} />
          {t('hours.time')}
        </Button>
      )}
    </chakra.fieldset>
  );
}
