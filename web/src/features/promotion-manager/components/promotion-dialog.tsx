import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { type FieldErrors, type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { Promotion, PromotionRequest } from '@garage/contracts/promotions';
import { DraftNote } from '../../../components/staff/draft-note.tsx';
import { useCloseQuestion } from '../../../components/staff/use-close-question.tsx';
import { useFormDraft } from '../../../components/staff/use-form-draft.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { formValues, type PromotionFormValues, toRequest } from '../promotion-form.ts';
import type { PromotionPreview } from '../promotion-preview-props.ts';
import { AppearanceFields } from './appearance-fields.tsx';
import { LivePreview } from './live-preview.tsx';
import { OverlapHint } from './overlap-hint.tsx';
import { PeriodFields } from './period-fields.tsx';
import { TextFields } from './text-fields.tsx';

interface PromotionDialogProps {
  /** Null for a new one. */
  promotion: Promotion | null;
  others: readonly Promotion[];
  open: boolean;
  isSaving: boolean;
  /** Answers null once it is stored, otherwise what is wrong with which field. */
  onSave: (request: PromotionRequest) => Promise<Readonly<Record<string, string>> | null>;
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
  const form = useForm<PromotionFormValues>({ defaultValues: formValues(promotion) });
  const draft = useFormDraft(form, { name: `promotion-${promotion?.id ?? 'new'}`, except: PICTURES });
  const { close, question } = useCloseQuestion(draft, onClose);

  const save = async (values: PromotionFormValues) => {
    const problems = await onSave(toRequest(values, promotion));
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
          <Button variant="outline" px="4" onClick={close}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} px="6" disabled={isSaving}>
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
            <OverlapHint promotion={promotion} others={others} />
          </chakra.div>
          <chakra.div position={{ lg: 'sticky' }} top="0" minWidth="0">
            <LivePreview promotion={promotion} language={language} Preview={Preview} />
          </chakra.div>
        </chakra.form>
      </FormProvider>
      {question}
    </Dialog>
  );
}

/** Where in the form a field of the request stands. */
function fieldPath(field: string): FieldPath<PromotionFormValues> | null {
  if (field === 'title' || field === 'description') return `words.de.${field}`;
  if (field === 'name' || field === 'startDate' || field === 'endDate' || field === 'imageUrl') return field;
  return null;
}
