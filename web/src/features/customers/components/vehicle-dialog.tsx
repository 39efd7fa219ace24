import { useQueryClient } from '@tanstack/react-query';
import { Controller, type FieldPath } from 'react-hook-form';
import { CUSTOMER_VEHICLE_LIMITS, type CustomerVehicle } from '@garage/contracts/customer-vehicles';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { writtenDay } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { customerVehicleQuery, useCustomerChanges } from '../api/customer-queries.ts';

const FIELDS = [
  'plate',
  'make',
  'model',
  'year',
  'firstRegistration',
  'nextInspection',
  'chassisNumber',
] as const;
const INPUTS = {
  plate: { maxLength: CUSTOMER_VEHICLE_LIMITS.plate },
  make: { maxLength: CUSTOMER_VEHICLE_LIMITS.make },
  model: { maxLength: CUSTOMER_VEHICLE_LIMITS.model },
  year: { type: 'number', inputMode: 'numeric', min: 1900, max: 2100 },
  chassisNumber: { maxLength: CUSTOMER_VEHICLE_LIMITS.chassisNumber },
} as const;
const isDay = (name: (typeof FIELDS)[number]): name is 'firstRegistration' | 'nextInspection' =>
  name === 'firstRegistration' || name === 'nextInspection';
type Values = Record<(typeof FIELDS)[number], string>;

function valuesOf(vehicle: CustomerVehicle): Values {
  return Object.fromEntries(FIELDS.map((field) => [field, String(vehicle[field] ?? '')])) as Values;
}

/** Corrects what is known of a car. */
export function VehicleDialog({ vehicle, onClose }: { vehicle: CustomerVehicle; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const queryClient = useQueryClient();
  const { saveVehicle } = useCustomerChanges();
  const tellFailure = useFailureToast();
  const { form, draft, base, meetsColleague, conflict } = useSharedForm({
    name: `customer-vehicle-${vehicle.id}`,
    stored: vehicle,
    valuesOf,
    parts: FIELDS,
    fetchStored: async () => (await queryClient.fetchQuery(customerVehicleQuery(vehicle.id))).vehicle,
  });
  const { register, handleSubmit, formState, setError } = form;
  const submit = async ({ year, ...values }: Values) => {
    try {
      const request = { version: base.version, ...values, ...(year !== '' && { year: Number(year) }) };
      await saveVehicle.mutateAsync({ id: vehicle.id, request });
      showToast({ title: t('vehicle.saved') });
      draft.forget();
      onClose();
    } catch (error) {
      if (await meetsColleague(error)) return;
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        setError(field as FieldPath<Values>, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('vehicle.saveFailed'));
    }
  };
  return (
    <FormDialog
      title={t('vehicle.editTitle')}
      isSubmitting={saveVehicle.isPending}
      draft={draft}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
      gridTemplateColumns={{ sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      {FIELDS.map((name) => (
        <FormField key={name} label={t(`fact.${name}`)} error={formState.errors[name]?.message}>
          {(control) =>
            isDay(name) ? (
              <Controller
                name={name}
                control={form.control}
                render={({ field }) => (
                  <DateInput {...control} {...field} label={t(`fact.${name}`)} isOptional />
                )}
              />
            ) : (
              <Input {...control} {...register(name)} autoComplete="off" {...INPUTS[name]} />
            )
          }
        </FormField>
      ))}
      {conflict && (
        <ConflictDialog
          {...conflict.dialog}
          parts={conflictingParts(FIELDS, conflict.collision, {
            label: (part) => t(`fact.${part}`),
            value: (values, part) => (isDay(part) ? writtenDay(values[part]) : values[part]),
          })}
        />
      )}
    </FormDialog>
  );
}
