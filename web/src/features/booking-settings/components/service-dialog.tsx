import { useQueryClient } from '@tanstack/react-query';
import { type FieldPath, useWatch } from 'react-hook-form';
import { BOOKING_SETTINGS_LIMITS, type ServiceType } from '@garage/contracts/booking-settings';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow } from '../../../components/staff-form/form-section.tsx';
import { LocalizedFields } from '../../../components/staff-form/localized-fields.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { serviceTypesQuery, useServiceTypeChanges } from '../api/booking-settings-queries.ts';
import { type ServiceFormValues, serviceFormValues, toServiceRequest } from '../service-form.ts';
import { SERVICE_PARTS, ServiceConflict } from './service-conflict.tsx';

interface ServiceDialogProps {
  /** Null for a new one. */
  service: ServiceType | null;
  onClose: () => void;
}

const NUMBERS = ['duration', 'bufferMinutes'] as const;

/** Everything about a kind of work. */
export function ServiceDialog({ service, onClose }: ServiceDialogProps) {
  const { t } = useTranslation('bookingSettings');
  const queryClient = useQueryClient();
  const { save } = useServiceTypeChanges();
  const tellFailure = useFailureToast();
  const { form, draft, base, meetsColleague, conflict } = useSharedForm({
    name: `service-${service?.id ?? 'new'}`,
    stored: service,
    valuesOf: serviceFormValues,
    parts: SERVICE_PARTS,
    fetchStored: async () => {
      const { serviceTypes } = await queryClient.fetchQuery(serviceTypesQuery);
      return serviceTypes.find((one) => one.id === service?.id) ?? null;
    },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const [germanName, germanDescription, germanChecks] = useWatch({
    control: form.control,
    name: ['name.de', 'description.de', 'checks.de'],
  });
  const german = { name: germanName, description: germanDescription, checks: germanChecks };

  const submit = async (values: ServiceFormValues) => {
    try {
      await save.mutateAsync({ base, request: toServiceRequest(values) });
      showToast({ title: t('saved'), description: t('services.savedText') });
      draft.forget();
      onClose();
    } catch (error) {
      if (await meetsColleague(error)) return;
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        setError(field as FieldPath<ServiceFormValues>, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  return (
    <FormDialog
      title={t(service ? 'services.editTitle' : 'services.addTitle')}
      isSubmitting={save.isPending}
      draft={draft}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <LocalizedFields
        label={t('field.name')}
        maxLength={BOOKING_SETTINGS_LIMITS.serviceName}
        german={german.name}
        errors={errors.name}
        register={(language) => register(`name.${language}`)}
      />
      <LocalizedFields
        multiline
        label={t('field.description')}
        maxLength={BOOKING_SETTINGS_LIMITS.serviceDescription}
        german={german.description}
        errors={errors.description}
        register={(language) => register(`description.${language}`)}
      />
      <FieldRow>
        {NUMBERS.map((name) => (
          <FormField
            key={name}
            label={t(`field.${name}`)}
            hint={t(`fieldHint.${name}`)}
            error={errors[name]?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...register(name)}
                type="number"
                inputMode="numeric"
                step="5"
                min={BOOKING_SETTINGS_LIMITS[name].min}
                max={BOOKING_SETTINGS_LIMITS[name].max}
              />
            )}
          </FormField>
        ))}
        <FormField label={t('field.color')} hint={t('fieldHint.color')} error={errors.color?.message}>
          {(control) => <Input {...control} {...register('color')} type="color" p="1.5" maxWidth="6rem" />}
        </FormField>
      </FieldRow>
      <LocalizedFields
        multiline
        label={t('field.checks')}
        hint={t('fieldHint.checks')}
        maxLength={BOOKING_SETTINGS_LIMITS.checks.lines * (BOOKING_SETTINGS_LIMITS.checks.characters + 1)}
        german={german.checks}
        errors={errors.checks}
        register={(language) => register(`checks.${language}`)}
      />
      <SwitchField label={t('field.isActive')} hint={t('fieldHint.isActive')} {...register('isActive')} />
      {conflict && <ServiceConflict {...conflict} />}
    </FormDialog>
  );
}
