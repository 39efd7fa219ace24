import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/elements.ts';

interface FormDialogProps extends Pick<HTMLChakraProps<'form'>, 'gridTemplateColumns'> {
  title: string;
  isSubmitting: boolean;
  /** Checks and saves, as `handleSubmit` of react-hook-form answers it. */
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A window that makes or changes one thing: its fields, “Abbrechen” and “Speichern”. */
export function FormDialog({ title, isSubmitting, onSubmit, onClose, children, ...grid }: FormDialogProps) {
  const { t } = useTranslation(['staff', 'common']);
  const formId = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" flex="1" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} flex="1" disabled={isSubmitting}>
            {t(isSubmitting ? 'saveBar.saving' : 'saveBar.save')}
          </Button>
        </>
      }
    >
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
    </Dialog>
  );
}
