import { chakra } from '@chakra-ui/react/styled-system';
import { useFormContext } from 'react-hook-form';
import type { Language } from '@garage/contracts/languages';
import { PROMOTION_LIMITS, PROMOTION_TYPES } from '@garage/contracts/promotions';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { PromotionFormValues } from '../promotion-form.ts';
import { ChoiceRow } from './choice-row.tsx';

interface TextFieldsProps {
  language: Language;
  languages: readonly Language[];
  onLanguage: (language: Language) => void;
}

const isFilled = (text: string) => text.trim() !== '';

/** Name, type, and what visitors read in each language. */
export function TextFields({ language, languages, onLanguage }: TextFieldsProps) {
  const { t } = useTranslation('promotionManager');
  const { register, formState } = useFormContext<PromotionFormValues>();
  const { errors } = formState;
  return (
    <chakra.fieldset display="grid" gap="4">
      <chakra.legend srOnly>{t('section.texts')}</chakra.legend>
      <chakra.div display="grid" gap="4" gridTemplateColumns={{ sm: 'minmax(0, 2fr) minmax(0, 1fr)' }}>
        <FormField label={t('field.name')} hint={t('field.nameHint')} error={errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              maxLength={PROMOTION_LIMITS.name}
              {...register('name', { validate: (text) => isFilled(text) || t('required.name') })}
            />
          )}
        </FormField>
        <FormField label={t('field.type')} error={undefined}>
          {(control) => (
            <SelectInput {...control} {...register('type')}>
              {PROMOTION_TYPES.map((type) => (
                <option key={type} value={type}>
                  {t(`type.${type}`)}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
      </chakra.div>
      <ChoiceRow
        label={t('field.language')}
        value={language}
        choices={languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={onLanguage}
      />
      {languages.map((value) => (
        // All of them are there all the time: what is out of sight is checked, too.
        <chakra.div key={value} display={value === language ? 'grid' : 'none'} gap="4">
          <WordFields language={value} />
        </chakra.div>
      ))}
    </chakra.fieldset>
  );
}

function WordFields({ language }: { language: Language }) {
  const { t } = useTranslation('promotionManager');
  const { register, formState } = useFormContext<PromotionFormValues>();
  const errors = formState.errors.words?.[language];
  const isGerman = language === 'de';
  return (
    <>
      <FormField
        label={t(isGerman ? 'field.titleRequired' : 'field.title')}
        error={errors?.title?.message}
        {...(!isGerman && { hint: t('field.translationHint') })}
      >
        {(control) => (
          <Input
            {...control}
            lang={language}
            maxLength={PROMOTION_LIMITS.title}
            {...register(`words.${language}.title`, {
              validate: (text) => !isGerman || isFilled(text) || t('required.title'),
            })}
          />
        )}
      </FormField>
      <FormField
        label={t(isGerman ? 'field.descriptionRequired' : 'field.description')}
        error={errors?.description?.message}
      >
        {(control) => (
          <Textarea
            {...control}
            lang={language}
            rows={4}
            maxLength={PROMOTION_LIMITS.description}
            {...register(`words.${language}.description`, {
              validate: (text) => !isGerman || isFilled(text) || t('required.description'),
            })}
          />
        )}
      </FormField>
    </>
  );
}
