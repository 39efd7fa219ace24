import { GARAGE_LIMITS } from '@garage/contracts/garage';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { GarageField } from './garage-field.tsx';

/** Where the garage is and how to reach it. */
export function ContactSection() {
  const { t } = useTranslation('settings');
  return (
    <FormSection title={t('contact.title')} hint={t('contact.hint')}>
      <GarageField name="address.street" label={t('contact.street')} maxLength={GARAGE_LIMITS.street} />
      <FieldRow>
        <GarageField
          name="address.postalCode"
          label={t('contact.postalCode')}
          inputMode="numeric"
          maxLength={5}
        />
        <GarageField name="address.city" label={t('contact.city')} maxLength={GARAGE_LIMITS.city} />
        <GarageField name="address.country" label={t('contact.country')} maxLength={2} />
      </FieldRow>
      <FieldRow>
        <GarageField
          name="phone"
          type="tel"
          label={t('part.phone')}
          hint={t('contact.phoneHint')}
          maxLength={GARAGE_LIMITS.phone}
        />
        <GarageField name="email" type="email" label={t('part.email')} maxLength={254} />
      </FieldRow>
      <FieldRow>
        <GarageField
          name="location.latitude"
          label={t('contact.latitude')}
          hint={t('contact.locationHint')}
          inputMode="decimal"
        />
        <GarageField name="location.longitude" label={t('contact.longitude')} inputMode="decimal" />
      </FieldRow>
    </FormSection>
  );
}
