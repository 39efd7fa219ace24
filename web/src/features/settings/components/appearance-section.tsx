import { chakra } from '@chakra-ui/react/styled-system';
import { useFormContext } from 'react-hook-form';
import { HEX_COLOR } from '@garage/contracts/brand-color';
import { firstLanguage } from '@garage/contracts/garage';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { Input } from '../../../components/ui/elements.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { GarageFormValues } from '../garage-form.ts';
import { useFieldError } from './garage-field.tsx';

/** What the picker shows while no colour is given: the red that the site comes with. */
const USUAL = '#d3191f';
const DIRTY = { shouldDirty: true } as const;

/** In which colour and which language the garage presents itself. */
export function AppearanceSection() {
  const { t } = useTranslation('settings');
  const { register, watch, setValue, formState } = useFormContext<GarageFormValues>();
  const color = watch('brandColor');
  const languages = watch('languages');

  const startWith = (first: Language) =>
    setValue('languages', [first, ...languages.filter((language) => language !== first)], DIRTY);

  return (
    <FormSection title={t('appearance.title')} hint={t('appearance.hint')}>
      <FormField
        label={t('appearance.color')}
        hint={t('appearance.colorHint')}
        error={useFieldError('brandColor')}
      >
        {(control) => (
          <chakra.div display="flex" alignItems="center" gap="3">
            <chakra.input
              type="color"
              aria-label={t('appearance.pick')}
              value={HEX_COLOR.test(color) ? color : USUAL}
              disabled={formState.disabled}
              onChange={(event) => setValue('brandColor', event.target.value, DIRTY)}
              width="14"
              height="12"
              p="1"
              bg="bg.panel"
              borderWidth="1px"
              borderColor="border.control"
              borderRadius="l2"
            />
            <Input {...control} {...register('brandColor')} maxLength={7} maxWidth="36" spellCheck={false} />
          </chakra.div>
        )}
      </FormField>
      <FormField
        label={t('appearance.firstLanguage')}
        hint={t('appearance.firstLanguageHint')}
        error={useFieldError('languages')}
      >
        {(control) => (
          <SelectInput
            {...control}
            value={firstLanguage({ languages })}
            disabled={formState.disabled}
            onChange={(event) => startWith(event.target.value as Language)}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
    </FormSection>
  );
}
