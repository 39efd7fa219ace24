import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import type { AdminGarageResponse } from '@garage/contracts/garage';
import { ConflictDialog } from '../../../components/staff/conflict-dialog.tsx';
import { DraftNote } from '../../../components/staff/draft-note.tsx';
import { useDraftOwner } from '../../../components/staff/draft-owner.ts';
import { readKept } from '../../../components/staff/kept-values.ts';
import { LeaveGuard } from '../../../components/staff/leave-guard.tsx';
import { SaveBar } from '../../../components/staff/save-bar.tsx';
import { useFailureToast } from '../../../components/staff/use-failure-toast.ts';
import { useFormDraft } from '../../../components/staff/use-form-draft.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { garageQuery, useSaveGarage } from '../api/settings-queries.ts';
import { differingParts, inWords, merged } from '../garage-conflict.ts';
import { type GarageFormValues, toFacts, toForm } from '../garage-form.ts';
import { CancellationSection } from './cancellation-section.tsx';
import { ClosuresSection } from './closures-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { IdentitySection } from './identity-section.tsx';
import { OnlineSection } from './online-section.tsx';

interface GarageFormProps {
  stored: AdminGarageResponse;
  canWrite: boolean;
}

const DRAFT = 'garage';

/** The one record about the garage, from which header, footer, contact page, mails and search engines live. */
export function GarageForm({ stored, canWrite }: GarageFormProps) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const save = useSaveGarage();
  const tellFailure = useFailureToast();
  // What the form started from: a newer record that arrives meanwhile must not slip under what is typed.
  const owner = useDraftOwner();
  const [base, setBase] = useState(() => baseOfDraft(owner, stored));
  const [theirs, setTheirs] = useState<AdminGarageResponse | null>(null);
  const form = useForm<GarageFormValues>({ defaultValues: toForm(base.garage), disabled: !canWrite });
  const { isDirty, isSubmitting } = form.formState;
  const draft = useFormDraft(form, { name: DRAFT, version: base.version });

  const startFrom = (record: AdminGarageResponse, values?: GarageFormValues) => {
    setBase(record);
    setTheirs(null);
    form.reset(toForm(record.garage));
    if (values) form.reset(values, { keepDefaultValues: true });
  };

  const conflictingParts = ({ garage }: AdminGarageResponse) => {
    const mine = toFacts(form.getValues());
    const own = new Set(differingParts(base.garage, mine));
    return differingParts(base.garage, garage).map((part) => ({
      label: t(`part.${part}`),
      theirs: inWords(garage[part]),
      ...(own.has(part) && { mine: inWords(mine[part]) }),
    }));
  };

  /** Null when it cannot be had; then the person hears of the conflict without seeing the other's change. */
  const fetchTheirs = () => queryClient.fetchQuery(garageQuery).catch(() => null);

  const submit = async (values: GarageFormValues) => {
    try {
      const saved = await save.mutateAsync({ garage: toFacts(values), version: base.version });
      startFrom(saved);
      showToast({ title: t('saved'), description: t('garage.savedText') });
    } catch (error) {
      const newer = hasStatus(error, 409) ? await fetchTheirs() : null;
      if (newer) {
        setTheirs(newer);
        return;
      }
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        const path = field.replace(/^garage\./, '') as FieldPath<GarageFormValues>;
        form.setError(path, { type: 'server', message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <DraftNote {...draft} />
        <HoursSection canWrite={canWrite} />
        <ClosuresSection canWrite={canWrite} />
        <CancellationSection />
        <IdentitySection />
        <ContactSection />
        <OnlineSection />
        {canWrite && (
          <SaveBar
            isDirty={isDirty}
            isSaving={isSubmitting}
            onDiscard={() => form.reset(toForm(base.garage))}
          />
        )}
      </chakra.form>
      <LeaveGuard isDirty={isDirty} />
      {theirs && (
        <ConflictDialog
          {...theirs}
          parts={conflictingParts(theirs)}
          onTakeTheirs={() => startFrom(theirs)}
          onKeepMine={() =>
            startFrom(theirs, toForm(merged(base.garage, toFacts(form.getValues()), theirs.garage)))
          }
          onClose={() => setTheirs(null)}
        />
      )}
    </FormProvider>
  );
}

/** What a kept draft was typed over: saving it then meets what a colleague has saved since, and asks. */
function baseOfDraft(owner: number | null, stored: AdminGarageResponse): AdminGarageResponse {
  const kept = readKept(DRAFT, owner, toForm(stored.garage));
  if (!kept || kept.version === stored.version) return stored;
  return { ...stored, version: kept.version, garage: toFacts(kept.was) };
}
