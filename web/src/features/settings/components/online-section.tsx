import { useFormContext } from 'react-hook-form';
import {
  GARAGE_LIMITS,
  PAYMENT_METHODS,
  PRICE_RANGES,
  SOCIAL_NETWORK_NAMES,
  SOCIAL_NETWORKS,
} from '@garage/contracts/garage';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { GarageFormValues } from '../garage-form.ts';
import { ChoiceGrid } from './choice-grid.tsx';
import { GarageField, useFieldError } from './garage-field.tsx';

const url = {
  type: 'url',
  inputMode: 'url',
  placeholder: 'https://',
  maxLength: GARAGE_LIMITS.url,
} as const;

/** Where the garage is found elsewhere, and what search engines are told. */
export function OnlineSection() {
  const { t } = useTranslation('settings');
  const { register } = useFormContext<GarageFormValues>();
  return (
    <>
      <FormSection title={t('links.title')} hint={t('links.hint')}>
        <GarageField
          {...url}
          name="links.externalBooking"
          label={t('links.externalBooking')}
          hint={t('links.bookingHint')}
        />
        <GarageField {...url} name="links.reviews" label={t('links.reviews')} />
        <FieldRow>
          {SOCIAL_NETWORKS.map((network) => (
            <GarageField
              {...url}
              key={network}
              name={`social.${network}`}
              label={SOCIAL_NETWORK_NAMES[network]}
            />
          ))}
        </FieldRow>
      </FormSection>
      <FormSection title={t('search.title')} hint={t('search.hint')}>
        <ChoiceGrid
          name="paymentMethods"
          legend={t('part.paymentMethods')}
          choices={PAYMENT_METHODS.map((method) => ({ value: method, label: t(`payment.${method}`) }))}
        />
        <FieldRow>
          <GarageField name="serviceRadiusMetres" label={t('search.radius')} inputMode="decimal" />
          <FormField label={t('part.priceRange')} error={useFieldError('priceRange')}>
            {(control) => (
              <SelectInput {...control} {...register('priceRange')}>
                <option value="">{t('search.noPriceRange')}</option>
                {PRICE_RANGES.map((range) => (
                  <option key={range} value={range}>
                    {range}
                  </option>
                ))}
              </SelectInput>
            )}
          </FormField>
        </FieldRow>
        <FieldRow>
          <GarageField
            name="rating.value"
            label={t('search.ratingValue')}
            hint={t('search.ratingHint')}
            inputMode="decimal"
          />
          <GarageField name="rating.reviews" label={t('search.ratingReviews')} inputMode="numeric" />
        </FieldRow>
      </FormSection>
    </>
  );
}
