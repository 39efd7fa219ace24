import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { type FieldErrors, type FieldPath, FormProvider } from 'react-hook-form';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { Promotion, PromotionChangeRequest } from '@garage/contracts/promotions';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { useCloseQuestion } from '../../../components/drafts/use-close-question.tsx';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { PROMOTION_PARTS } from '../promotion-conflict.ts';
import { formValues, type PromotionFormValues, toRequest } from '../promotion-form.ts';
import type { PromotionPreview } from '../promotion-preview-props.ts';
import type { FieldProblems } from '../use-promotion-actions.ts';
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
  /** Null when it is stored. */
  onSave: (
    request: PromotionChangeRequest,
    meetsColleague: (error: unknown) => Promise<boolean>,
  ) => Promise<FieldProblems | null>;
  /** Asks for what is stored now; null when it is gone. */
  onConflict: () => Promise<Promotion | null>;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
  Preview: PromotionPreview;
}

/** A newly chosen one is larger than what a browser keeps. */
const PICTURES = ['imageUrl'] as const;

/** Everything about a promotion, beside what visitors will see of it. */
export function PromotionDialog(props: PromotionDialogProps) {
  const { promotion, others, open, isSaving, onSave, onConflict, onClose, finalFocus, Preview } = props;
  const { t } = useTranslation(['promotionManager', 'common']);
  const formId = useId();
  const [language, setLanguage] = useState<Language>('de');
  const { form, draft, base, meetsColleague, conflict } = useSharedForm({
    name: `promotion-${promotion?.id ?? 'new'}`,
    stored: promotion,
    valuesOf: formValues,
    parts: PROMOTION_PARTS,
    fetchStored: onConflict,
    except: PICTURES,
  });
  const { close, question } = useCloseQuestion(draft, onClose);

  const save = async (values: PromotionFormValues) => {
    const problems = await onSave(toRequest(values, base), meetsColleague);
    if (problems === null) {
      draft.forget();
      onClose();
      return;
    }
    if (problems['title'] || problems['description']) setLanguage('de');
    for (const [field, message] of Object.entries(problems)) {
      const path = fieldPath(field);
      if (path) form.setError(path, { message });
    }
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
            {base && <LastSaved {...base} />}
            <OverlapHint promotion={base} others={others} />
          </chakra.div>
          <chakra.div position={{ lg: 'sticky' }} top="0" minWidth="0">
            <LivePreview promotion={base} language={language} Preview={Preview} />
          </chakra.div>
        </chakra.form>
      </FormProvider>
      {question}
      {conflict && <PromotionConflict {...conflict} />}
    </Dialog>
  );
}

/** Where in the form a field of the request stands. */
function fieldPath(field: string): FieldPath<PromotionFormValues> | null {
  if (field === 'title' || field === 'description') return `words.de.${field}`;
  if (field === 'name' || field === 'startDate' || field === 'endDate' || field === 'imageUrl') return field;
  return null;
}
