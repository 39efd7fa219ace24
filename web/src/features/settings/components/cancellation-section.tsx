import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { GarageField } from './garage-field.tsx';

/** What customers are told before they cancel late. */
export function CancellationSection() {
  const { t } = useTranslation('settings');
  return (
    <FormSection title={t('cancellation.title')} hint={t('cancellation.hint')}>
      <GarageField
        name="lateCancellationFee"
        label={t('cancellation.fee')}
        hint={t('cancellation.feeHint')}
        inputMode="numeric"
        maxLength={5}
      />
    </FormSection>
  );
}
