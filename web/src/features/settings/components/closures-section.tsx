import { chakra } from '@chakra-ui/react/styled-system';
import { LuPlus, LuTrash2 } from 'react-icons/lu';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { CANTON_HOLIDAYS, CANTONS, type Canton } from '@garage/contracts/cantons';
import { GARAGE_LIMITS, HOLIDAYS } from '@garage/contracts/garage';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { LocalizedFields } from '../../../components/staff-form/localized-fields.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { GarageFormValues } from '../garage-form.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { GarageDateField, useFieldError } from './garage-field.tsx';

const EMPTY_TEXTS = { de: '', en: '', fr: '', it: '', pt: '' };

/** Company holidays, and the public holidays on which the garage is closed. */
export function ClosuresSection({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('settings');
  const { register, setValue, watch } = useFormContext<GarageFormValues>();
  const { fields, append, remove } = useFieldArray<GarageFormValues, 'closures'>({ name: 'closures' });
  const canton = watch('canton');

  return (
    <>
      <FormSection title={t('closures.title')} hint={t('closures.hint')}>
        {fields.length === 0 && <chakra.p color="fg.muted">{t('closures.none')}</chakra.p>}
        {fields.map((field, index) => (
          <chakra.fieldset key={field.id} display="grid" gap="4" pb="5" borderBottomWidth="1px" minWidth="0">
            <chakra.legend srOnly>{t('closures.one', { number: index + 1 })}</chakra.legend>
            <FieldRow>
              <GarageDateField name={`closures.${index}.from`} label={t('closures.from')} />
              <GarageDateField name={`closures.${index}.to`} label={t('closures.to')} />
            </FieldRow>
            <Reason index={index} />
            {canWrite && (
              <Button variant="ghost" size="sm" minH="11" justifySelf="start" onClick={() => remove(index)}>
                <LuTrash2 aria-hidden strokeWidth={1.6} />
                {t('closures.remove')}
              </Button>
            )}
          </chakra.fieldset>
        ))}
        {canWrite && (
          <Button
            variant="outline"
            justifySelf="start"
            disabled={fields.length >= GARAGE_LIMITS.closures}
            onClick={() => append({ from: '', to: '', reason: EMPTY_TEXTS })}
          >
            <LuPlus aria-hidden strokeWidth={1.8} />
            {t('closures.add')}
          </Button>
        )}
      </FormSection>
      <FormSection title={t('holidays.title')} hint={t('holidays.hint')}>
        <chakra.div display="flex" flexWrap="wrap" alignItems="end" gap="3">
          <chakra.div flex="1 1 12rem" maxWidth="20rem">
            <FormField label={t('holidays.canton')} error={useFieldError('canton')}>
              {(control) => (
                <SelectInput {...control} {...register('canton')}>
                  <option value="">{t('holidays.noCanton')}</option>
                  {CANTONS.map((each) => (
                    <option key={each} value={each}>
                      {t(`canton.${each}`)}
                    </option>
                  ))}
                </SelectInput>
              )}
            </FormField>
          </chakra.div>
          {canWrite && (
            <Button
              variant="outline"
              disabled={!canton}
              onClick={() =>
                setValue(
                  'holidays',
                  HOLIDAYS.filter((day) =>
                    (CANTON_HOLIDAYS[canton as Canton] as readonly string[]).includes(day),
                  ),
                  { shouldDirty: true },
                )
              }
            >
              {t('holidays.propose')}
            </Button>
          )}
        </chakra.div>
        <ChoiceGrid
          name="holidays"
          legend={t('holidays.closedOn')}
          choices={HOLIDAYS.map((day) => ({ value: day, label: t(`holiday.${day}`) }))}
        />
      </FormSection>
    </>
  );
}

function Reason({ index }: { index: number }) {
  const { t } = useTranslation('settings');
  const { register, watch, formState } = useFormContext<GarageFormValues>();
  return (
    <LocalizedFields
      label={t('closures.reason')}
      maxLength={GARAGE_LIMITS.closureReason}
      german={watch(`closures.${index}.reason.de`)}
      errors={formState.errors.closures?.[index]?.reason}
      register={(language) => register(`closures.${index}.reason.${language}`)}
    />
  );
}
