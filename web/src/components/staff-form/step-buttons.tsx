import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button } from '../ui/elements.ts';

interface StepButtonsProps {
  formId: string;
  label: string;
  disabled: boolean;
  onCancel: () => void;
}

/** Give up, or send the form of the step. */
export function StepButtons({ formId, label, disabled, onCancel }: StepButtonsProps) {
  const { t } = useTranslation('feedback');
  return (
    <>
      <Button variant="outline" flex="1" px="3" onClick={onCancel}>
        {t('confirm.cancel')}
      </Button>
      <Button type="submit" form={formId} flex="1" px="3" disabled={disabled}>
        {label}
      </Button>
    </>
  );
}
