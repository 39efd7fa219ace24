import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { readDay } from '../../../lib/read-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { PromotionFormValues } from '../promotion-form.ts';

const EDGES = ['startDate', 'endDate'] as const;

/** When it runs; without a limit the days are hidden. */
export function PeriodFields() {
  const { t } = useTranslation('promotionManager');
  const { register, control, getValues } = useFormContext<PromotionFormValues>();
  const ignoreDates = useWatch({ control, name: 'ignoreDates' });

  const problemOf = (edge: (typeof EDGES)[number], text: string): string | true => {
    if (text.trim() === '') return t(`required.${edge}`);
    const day = readDay(text);
    if (day === null) return t('date.invalid');
    const start = readDay(getValues('startDate'));
    return edge === 'endDate' && start !== null && day < start ? t('date.endBeforeStart') : true;
  };

  return (
    <chakra.fieldset display="grid" gap="3">
      <chakra.legend fontWeight="bold" textStyle="lg" mb="2">
        {t('section.period')}
      </chakra.legend>
      <SwitchField
        label={t('field.ignoreDates')}
        hint={t('field.ignoreDatesHint')}
        {...register('ignoreDates')}
      />
      {!ignoreDates && (
        <chakra.div display="grid" gap="4" alignItems="start" gridTemplateColumns={{ sm: '1fr 1fr' }}>
          {EDGES.map((edge) => (
            <Controller
              key={edge}
              name={edge}
              control={control}
              // A day that is hidden is none to be wrong.
              shouldUnregister={false}
              rules={{ validate: (text) => getValues('ignoreDates') || problemOf(edge, text) }}
              render={({ field, fieldState }) => (
                <FormField label={t(`field.${edge}`)} error={fieldState.error?.message}>
                  {(input) => <DateInput {...input} {...field} label={t(`field.${edge}`)} />}
                </FormField>
              )}
            />
          ))}
        </chakra.div>
      )}
    </chakra.fieldset>
  );
}
