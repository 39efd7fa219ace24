import { useQueryClient } from '@tanstack/react-query';
import type { FieldPath } from 'react-hook-form';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import type { CustomerDetails } from '@garage/contracts/customers';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { customerQuery, useCustomerChanges } from '../api/customer-queries.ts';

const FIELDS = ['name', 'phone', 'email'] as const;
type Values = Record<(typeof FIELDS)[number], string>;

function valuesOf({ name, phone, email }: CustomerDetails): Values {
  return { name, phone: phone ?? '', email: email ?? '' };
}

/** Corrects name, telephone and address of a customer. */
export function CustomerDialog({ customer, onClose }: { customer: CustomerDetails; onClose: () => void }) {
  const { t } = useTranslation('customers');
  const queryClient = useQueryClient();
  const { save } = useCustomerChanges();
  const tellFailure = useFailureToast();
  const { form, draft, base, meetsColleague, conflict } = useSharedForm({
    name: `customer-${customer.id}`,
    stored: customer,
    valuesOf,
    parts: FIELDS,
    fetchStored: async () => (await queryClient.fetchQuery(customerQuery(customer.id))).customer,
  });
  const { register, handleSubmit, formState, setError } = form;
  const submit = async (values: Values) => {
    try {
      await save.mutateAsync({ id: customer.id, request: { version: base.version, ...values } });
      showToast({ title: t('edit.saved') });
      draft.forget();
      onClose();
    } catch (error) {
      if (await meetsColleague(error)) return;
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        setError(field as FieldPath<Values>, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('edit.failed'));
    }
  };
  return (
    <FormDialog
      title={t('edit.title')}
      isSubmitting={save.isPending}
      draft={draft}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
    >
      {FIELDS.map((name) => (
        <FormField key={name} label={t(`fact.${name}`)} error={formState.errors[name]?.message}>
          {(control) => (
            <Input
              {...control}
              {...register(name)}
              type={name === 'phone' ? 'tel' : 'text'}
              inputMode={name === 'email' ? 'email' : undefined}
              autoComplete="off"
              maxLength={BOOKING_LIMITS[name]}
            />
          )}
        </FormField>
      ))}
      {conflict && (
        <ConflictDialog
          {...conflict.dialog}
          parts={conflictingParts(FIELDS, conflict.collision, {
            label: (part) => t(`fact.${part}`),
            value: (values, part) => values[part],
          })}
        />
      )}
    </FormDialog>
  );
}
