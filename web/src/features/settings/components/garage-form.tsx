import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldPath, FormProvider } from 'react-hook-form';
import type { AdminGarageResponse } from '@garage/contracts/garage';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import type { Collision } from '../../../components/shared-form/form-conflict.ts';
import { LeaveGuard } from '../../../components/drafts/leave-guard.tsx';
import { SaveBar } from '../../../components/staff-form/save-bar.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { garageQuery, useSaveGarage } from '../api/settings-queries.ts';
import { differingParts, inWords, merged } from '../garage-conflict.ts';
import { type GarageFormValues, toFacts, toForm } from '../garage-form.ts';
import { AppearanceSection } from './appearance-section.tsx';
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

const valuesOf = ({ garage }: AdminGarageResponse) => toForm(garage);

/** Two people collide in facts, not in the fields in which these are typed. */
const factsIn = ({ base, mine, theirs }: Collision<GarageFormValues>) => ({
  base: toFacts(base),
  mine: toFacts(mine),
  theirs: toFacts(theirs),
});

function bothChanges(collision: Collision<GarageFormValues>): GarageFormValues {
  const { base, mine, theirs } = factsIn(collision);
  return toForm(merged(base, mine, theirs));
}

/** The one record about the garage, from which header, footer, contact page, mails and search engines live. */
export function GarageForm({ stored, canWrite }: GarageFormProps) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const save = useSaveGarage();
  const tellFailure = useFailureToast();
  const { form, draft, base, startFrom, discard, meetsColleague, conflict } = useSharedForm({
    name: 'garage',
    stored,
    valuesOf,
    parts: bothChanges,
    fetchStored: () => queryClient.fetchQuery(garageQuery),
    disabled: !canWrite,
  });
  const { isDirty, isSubmitting } = form.formState;

  const conflictingParts = (collision: Collision<GarageFormValues>) => {
    const facts = factsIn(collision);
    const own = new Set(differingParts(facts.base, facts.mine));
    return differingParts(facts.base, facts.theirs).map((part) => ({
      label: t(`part.${part}`),
      theirs: inWords(facts.theirs[part]),
      ...(own.has(part) && { mine: inWords(facts.mine[part]) }),
    }));
  };

  const submit = async (values: GarageFormValues) => {
    try {
      startFrom(await save.mutateAsync({ garage: toFacts(values), version: base.version }));
      showToast({ title: t('saved'), description: t('garage.savedText') });
    } catch (error) {
      if (await meetsColleague(error)) return;
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
        <AppearanceSection />
        <ContactSection />
        <OnlineSection />
        {canWrite && <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={discard} />}
      </chakra.form>
      <LeaveGuard isDirty={isDirty} />
      {conflict && <ConflictDialog {...conflict.dialog} parts={conflictingParts(conflict.collision)} />}
    </FormProvider>
  );
}
