import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { type FieldErrors, type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { Promotion, PromotionChangeRequest } from '@garage/contracts/promotions';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { useDraftOwner } from '../../../components/drafts/draft-owner.ts';
import { merged } from '../../../components/shared-form/form-conflict.ts';
import { readKept } from '../../../components/drafts/kept-values.ts';
import { useCloseQuestion } from '../../../components/drafts/use-close-question.tsx';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PROMOTION_PARTS } from '../promotion-conflict.ts';
import { formValues, type PromotionFormValues, toRequest } from '../promotion-form.ts';
import type { PromotionPreview } from '../promotion-preview-props.ts';
import type { SaveOutcome } from '../use-promotion-actions.ts';
import { AppearanceFields } from './appearance-fields.tsx';
import { LastSaved } from './last-saved.tsx';
import { LivePreview } from './live-preview.tsx';
import { OverlapHint } from './overlap-hint.tsx';
import { PeriodFields } from './period-fields.tsx';
import { PromotionConflict } from './promotion-conflict.tsx';
import { TextFields } from './text-fields.tsx';

interface PromotionDialogProps {
  /** Null for a new one. */
  promotion: Promotion | null;
  others: readonly Promotion[];
  open: boolean;
  isSaving: boolean;
  onSave: (request: PromotionChangeRequest) => Promise<SaveOutcome>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
  Preview: PromotionPreview;
}

/** A newly chosen one is larger than what a browser keeps. */
const PICTURES = ['imageUrl'] as const;

/** Everything about a promotion, beside what visitors will see of it. */
export function PromotionDialog(props: PromotionDialogProps) {
  const { promotion, others, open, isSaving, onSave, onClose, finalFocus, Preview } = props;
  const { t } = useTranslation(['promotionManager', 'common']);
  const formId = useId();
  const [language, setLanguage] = useState<Language>('de');
  const name = draftName(promotion);
  const owner = useDraftOwner();
  // What the form started from: what a colleague saves meanwhile must not slip under what is typed.
  const [base, setBase] = useState(() => baseOfDraft(name, owner, promotion));
  const [theirs, setTheirs] = useState<Promotion | null>(null);
  const form = useForm<PromotionFormValues>({ defaultValues: base.values });
  const draft = useFormDraft(form, { name, version: base.promotion?.version ?? 0, except: PICTURES });
  const { close, question } = useCloseQuestion(draft, onClose);

  const save = async (values: PromotionFormValues) => {
    const outcome = await onSave(toRequest(values, base.promotion));
    if ('theirs' in outcome) {
      setTheirs(outcome.theirs);
      return;
    }
    if ('stored' in outcome) {
      draft.forget();
      onClose();
      return;
    }
    const { problems } = outcome;
    if (problems['title'] || problems['description']) setLanguage('de');
    for (const [field, message] of Object.entries(problems)) {
      const path = fieldPath(field);
      if (path) form.setError(path, { message });
    }
  };
  const startFrom = (stored: Promotion, values?: PromotionFormValues) => {
    setBase({ promotion: stored, values: formValues(stored) });
    setTheirs(null);
    form.reset(formValues(stored));
    if (values) form.reset(values, { keepDefaultValues: true });
  };
  const explain = ({ words }: FieldErrors<PromotionFormValues>) => {
    // German is what must not be missing; it may be behind another language.
    if (words?.de) setLanguage('de');
    showToast({ title: t('toast.error'), description: t('required.all'), variant: 'destructive' });
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      size="xl"
      holdsInput
      title={t(promotion ? 'dialog.edit' : 'dialog.create')}
      closeLabel={t('common:close')}
      finalFocus={finalFocus}
      footer={
        <>
          <Button variant="outline" flex={{ base: '1', md: '0 0 auto' }} px="4" onClick={close}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} flex={{ base: '1', md: '0 0 auto' }} px="6" disabled={isSaving}>
            {t(isSaving ? 'dialog.saving' : 'dialog.save')}
          </Button>
        </>
      }
    >
      <FormProvider {...form}>
        <chakra.form
          id={formId}
          noValidate
          aria-busy={isSaving}
          display="grid"
          alignItems="start"
          gap="8"
          gridTemplateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 26rem)' }}
          onSubmit={(event) => void form.handleSubmit(save, explain)(event)}
        >
          <chakra.div display="grid" gap="7" minWidth="0">
            <DraftNote {...draft} />
            <TextFields language={language} languages={LANGUAGES} onLanguage={setLanguage} />
            <PeriodFields />
            <AppearanceFields />
            {base.promotion && <LastSaved {...base.promotion} />}
            <OverlapHint promotion={base.promotion} others={others} />
          </chakra.div>
          <chakra.div position={{ lg: 'sticky' }} top="0" minWidth="0">
            <LivePreview promotion={base.promotion} language={language} Preview={Preview} />
          </chakra.div>
        </chakra.form>
      </FormProvider>
      {question}
      {theirs && (
        <PromotionConflict
          base={base.values}
          mine={form.getValues()}
          theirs={theirs}
          onTakeTheirs={() => startFrom(theirs)}
          onKeepMine={() => {
            const collision = { base: base.values, mine: form.getValues(), theirs: formValues(theirs) };
            startFrom(theirs, merged(PROMOTION_PARTS, collision));
          }}
          onClose={() => setTheirs(null)}
        />
      )}
    </Dialog>
  );
}

interface Base {
  /** Null for a new one. */
  promotion: Promotion | null;
  values: PromotionFormValues;
}

const draftName = (promotion: Promotion | null) => `promotion-${promotion?.id ?? 'new'}`;

/** What a kept draft was typed over: saving it then meets what a colleague has saved since, and asks. */
function baseOfDraft(name: string, owner: number | null, promotion: Promotion | null): Base {
  const values = formValues(promotion);
  const kept = promotion && readKept(name, owner, values);
  if (!kept || kept.version === promotion.version) return { promotion, values };
  return { promotion: { ...promotion, version: kept.version }, values: { ...values, ...kept.was } };
}

/** Where in the form a field of the request stands. */
function fieldPath(field: string): FieldPath<PromotionFormValues> | null {
  if (field === 'title' || field === 'description') return `words.de.${field}`;
  if (field === 'name' || field === 'startDate' || field === 'endDate' || field === 'imageUrl') return field;
  return null;
}
