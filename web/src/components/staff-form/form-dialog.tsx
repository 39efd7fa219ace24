import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/elements.ts';
import { DraftNote } from '../drafts/draft-note.tsx';
import { useCloseQuestion } from '../drafts/use-close-question.tsx';
import type { FormDraft } from '../drafts/use-form-draft.ts';

interface FormDialogProps extends Pick<HTMLChakraProps<'form'>, 'gridTemplateColumns'> {
  title: string;
  isSubmitting: boolean;
  draft: FormDraft;
  /** Checks and saves, as `handleSubmit` of react-hook-form answers it. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A window that makes or changes one thing: its fields, “Abbrechen” and “Speichern”. */
export function FormDialog(props: FormDialogProps) {
  const { title, isSubmitting, draft, onSubmit, onClose, children, ...grid } = props;
  const { t } = useTranslation(['staffForm', 'feedback', 'common']);
  const formId = useId();
  const { close, question } = useCloseQuestion(draft, onClose);
  return (
    <Dialog
      open
      onClose={close}
      holdsInput
      title={title}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" flex="1" onClick={close}>
            {t('feedback:confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} flex="1" disabled={isSubmitting}>
            {t(isSubmitting ? 'saveBar.saving' : 'saveBar.save')}
          </Button>
        </>
      }
    >
      {draft.isRestored && (
        <chakra.div mb="5">
          <DraftNote {...draft} />
        </chakra.div>
      )}
      <chakra.form
        id={formId}
        noValidate
        display="grid"
        gap="5"
        {...grid}
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {children}
      </chakra.form>
      {question}
    </Dialog>
  );
}
