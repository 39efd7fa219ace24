import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { LANGUAGES } from '@garage/contracts/languages';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow } from '../../../components/staff-form/form-section.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { serviceTypesQuery } from '../api/plan-queries.ts';
import { VISIT_TEXTS, type VisitForm } from '../visit-form.ts';
import { ServiceChoice } from './service-choice.tsx';

interface VisitFieldsProps {
  form: UseFormReturn<VisitForm>;
  /** What the server says about single fields. */
  problems: Readonly<Record<string, string>>;
  /** Services that the visit has already, whether they are still offered or not. */
  booked?: readonly number[];
  /** The work is done, and what was to be done stays. */
  isWorkFixed?: boolean;
  /** Below the work. */
  children?: ReactNode;
}

const TYPES: Partial<Record<keyof VisitForm, string>> = {
  email: 'email',
  phone: 'tel',
  vehicleYear: 'number',
};
const NO_SERVICES: readonly number[] = [];

/** What staff write down of the work, the customer and the car. */
export function VisitFields({
  form: { register, setValue, control },
  problems,
  booked = NO_SERVICES,
  isWorkFixed = false,
  children,
}: VisitFieldsProps) {
  const { t } = useTranslation(['appointments', 'staffForm']);
  const services = useQuery(serviceTypesQuery);
  const chosen = useWatch({ control, name: 'services' });
  const wantsOther = services.data?.some(({ id, isOther }) => isOther && chosen.includes(id)) ?? false;
  return (
    <>
      <Loaded query={services} failed={t('call.servicesFailed')}>
        {(list) => (
          <ServiceChoice
            services={list.filter(({ id, isActive }) => isActive || booked.includes(id))}
            chosen={chosen}
            onChange={(value) => setValue('services', value, { shouldDirty: true })}
            error={problems['services']}
            hint={isWorkFixed ? t('correct.workFixed') : undefined}
            isFixed={isWorkFixed}
          />
        )}
      </Loaded>
      {wantsOther && (
        <FormField label={t('field.otherText')} error={problems['otherText']}>
          {(field) => (
            <Textarea
              {...field}
              {...register('otherText')}
              maxLength={BOOKING_LIMITS.otherText}
              readOnly={isWorkFixed}
            />
          )}
        </FormField>
      )}
      {children}
      {VISIT_TEXTS.map((row) => (
        <FieldRow key={row[0]}>
          {row.map((name) => (
            <FormField key={name} label={t(`field.${name}`)} error={problems[name]}>
              {(field) => (
                <Input
                  {...field}
                  {...register(name)}
                  type={TYPES[name] ?? 'text'}
                  {...(name !== 'vehicleYear' && { maxLength: BOOKING_LIMITS[name] })}
                  autoComplete="off"
                />
              )}
            </FormField>
          ))}
        </FieldRow>
      ))}
      <FormField label={t('field.language')} error={problems['language']}>
        {(field) => (
          <SelectInput {...field} {...register('language')}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {language === 'de' ? t('call.german') : t(`staffForm:languages.${language}`)}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField label={t('field.notes')} hint={t('fieldHint.notes')} error={problems['notes']}>
        {(field) => (
          <Textarea
            {...field}
            {...register('notes')}
            maxLength={BOOKING_LIMITS.notes}
            readOnly={isWorkFixed}
          />
        )}
      </FormField>
      <SwitchField
        label={t('field.earlierIfPossible')}
        hint={t('fieldHint.earlierIfPossible')}
        {...register('earlierIfPossible')}
      />
    </>
  );
}
