import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldPath, useForm, useWatch } from 'react-hook-form';
import {
  BOOKING_SETTINGS_LIMITS,
  type ServiceType,
  type ServiceTypesResponse,
} from '@garage/contracts/booking-settings';
import { merged } from '../../../components/shared-form/form-conflict.ts';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow } from '../../../components/staff-form/form-section.tsx';
import { LocalizedFields } from '../../../components/staff-form/localized-fields.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
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
  /** What the form started from. */
  const [known, setKnown] = useState(service);
  const [theirs, setTheirs] = useState<ServiceType | null>(null);
  const form = useForm<ServiceFormValues>({ defaultValues: serviceFormValues(service) });
  const { register, handleSubmit, formState, reset, setError } = form;
  const { errors } = formState;
  const draft = useFormDraft(form, { name: `service-${known?.id ?? 'new'}`, version: known?.version ?? 0 });
  const [germanName, germanDescription] = useWatch({
    control: form.control,
    name: ['name.de', 'description.de'],
  });
  const german = { name: germanName, description: germanDescription };

  const submit = async (values: ServiceFormValues) => {
    try {
      await save.mutateAsync({ known, request: toServiceRequest(values) });
      showToast({ title: t('saved'), description: t('services.savedText') });
      draft.forget();
      onClose();
    } catch (error) {
      const stored = hasStatus(error, 409) && known ? await storedNow(known.id) : null;
      if (stored) {
        setTheirs(stored);
        return;
      }
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        setError(field as FieldPath<ServiceFormValues>, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };
  const storedNow = async (id: number) => {
    const answer: ServiceTypesResponse = await queryClient.fetchQuery({ ...serviceTypesQuery, staleTime: 0 });
    return answer.serviceTypes.find((one) => one.id === id) ?? null;
  };
  const startFrom = (stored: ServiceType, values?: ServiceFormValues) => {
    setKnown(stored);
    setTheirs(null);
    reset(serviceFormValues(stored));
    if (values) reset(values, { keepDefaultValues: true });
  };
  const collision = theirs && {
    base: serviceFormValues(known),
    mine: form.getValues(),
    theirs: serviceFormValues(theirs),
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
      <SwitchField label={t('field.isActive')} hint={t('fieldHint.isActive')} {...register('isActive')} />
      {theirs && collision && (
        <ServiceConflict
          collision={collision}
          onTakeTheirs={() => startFrom(theirs)}
          onKeepMine={() => startFrom(theirs, merged(SERVICE_PARTS, collision))}
          onClose={() => setTheirs(null)}
        />
      )}
    </FormDialog>
  );
}
