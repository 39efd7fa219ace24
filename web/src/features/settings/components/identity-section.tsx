import { useFormContext } from 'react-hook-form';
import { GARAGE_LIMITS } from '@garage/contracts/garage';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { LocalizedFields } from '../../../components/staff-form/localized-fields.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { GarageFormValues } from '../garage-form.ts';
import { GarageField } from './garage-field.tsx';

/** Who the garage is. */
export function IdentitySection() {
  const { t } = useTranslation('settings');
  const { register, watch, formState } = useFormContext<GarageFormValues>();
  return (
    <FormSection title={t('identity.title')} hint={t('identity.hint')}>
      <GarageField name="name" label={t('part.name')} maxLength={GARAGE_LIMITS.name} />
      <GarageField name="tagline" label={t('part.tagline')} maxLength={GARAGE_LIMITS.tagline} />
      <LocalizedFields
        label={t('part.description')}
        maxLength={GARAGE_LIMITS.description}
        multiline
        german={watch('description.de')}
        errors={formState.errors.description}
        register={(language) => register(`description.${language}`)}
      />
      <GarageField name="brands" label={t('part.brands')} hint={t('identity.brandsHint')} />
      <FieldRow>
        <GarageField name="foundedYear" label={t('part.foundedYear')} inputMode="numeric" maxLength={4} />
        <GarageField
          name="jubileeYear"
          label={t('part.jubileeYear')}
          hint={t('identity.jubileeHint')}
          inputMode="numeric"
          maxLength={4}
        />
      </FieldRow>
    </FormSection>
  );
}
