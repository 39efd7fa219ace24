import { chakra } from '@chakra-ui/react/styled-system';
import { Controller, useFormContext } from 'react-hook-form';
import { IMAGE_POSITIONS, VISUAL_EFFECTS } from '@garage/contracts/promotions';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { PromotionFormValues } from '../promotion-form.ts';
import { PictureField } from './picture-field.tsx';

/** What visitors see of it, and whether they do. */
export function AppearanceFields() {
  const { t } = useTranslation('promotionManager');
  const { register, control, setError } = useFormContext<PromotionFormValues>();
  return (
    <chakra.fieldset display="grid" gap="4">
      <chakra.legend fontWeight="bold" textStyle="lg" mb="2">
        {t('section.appearance')}
      </chakra.legend>
      <chakra.div display="grid" columnGap="4" gridTemplateColumns={{ sm: '1fr 1fr' }}>
        <SwitchField label={t('field.showPopup')} {...register('showPopup')} />
        <SwitchField label={t('field.showOnMobile')} {...register('showOnMobile')} />
      </chakra.div>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ sm: '1fr 1fr' }}>
        <FormField label={t('field.visualEffect')} error={undefined}>
          {(field) => (
            <SelectInput {...field} {...register('visualEffect')}>
              <option value="">{t('effect.none')}</option>
              {VISUAL_EFFECTS.map((effect) => (
                <option key={effect} value={effect}>
                  {t(`effect.${effect}`)}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        <FormField label={t('field.imagePosition')} error={undefined}>
          {(field) => (
            <SelectInput {...field} {...register('imagePosition')}>
              {IMAGE_POSITIONS.map((position) => (
                <option key={position} value={position}>
                  {t(`position.${position}`)}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
      </chakra.div>
      <Controller
        name="imageUrl"
        control={control}
        render={({ field, fieldState }) => (
          <PictureField
            value={field.value}
            error={fieldState.error?.message}
            onChange={field.onChange}
            onProblem={(problem) => {
              const message = t(`image.${problem}`);
              setError('imageUrl', { message });
              showToast({ title: t('toast.error'), description: message, variant: 'destructive' });
            }}
          />
        )}
      />
      <SwitchField label={t('field.isActive')} {...register('isActive')} />
    </chakra.fieldset>
  );
}
