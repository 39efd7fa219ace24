import { chakra } from '@chakra-ui/react/styled-system';
import type { Language } from '@garage/contracts/languages';
import { Input, Textarea } from '../ui/elements.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { FormField } from './form-field.tsx';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** What is wrong with a text, by language. */
type LanguageErrors = Partial<Record<Language, { message?: string }>> | undefined;

interface LocalizedFieldsProps {
  label: string;
  maxLength: number;
  multiline?: boolean;
  /** The texts as they are now: an empty one shows the German one in grey. */
  german: string;
  errors: LanguageErrors;
  /** The form's own properties for the field of a language. */
  register: (language: Language) => UseFormRegisterReturn;
}

const OTHERS = ['en', 'fr', 'it', 'pt'] as const satisfies Language[];

/** A text in German, and folded away in the other languages. */
export function LocalizedFields(props: LocalizedFieldsProps) {
  const { label, maxLength, multiline = false, german, errors, register } = props;
  const { t } = useTranslation('staffForm');
  const field = (language: Language, text: string) => (
    <FormField key={language} label={text} error={errors?.[language]?.message}>
      {(control) =>
        multiline ? (
          <Textarea
            {...control}
            {...register(language)}
            lang={language}
            maxLength={maxLength}
            minH="28"
            placeholder={language === 'de' ? undefined : german}
          />
        ) : (
          <Input
            {...control}
            {...register(language)}
            lang={language}
            maxLength={maxLength}
            placeholder={language === 'de' ? undefined : german}
          />
        )
      }
    </FormField>
  );
  const hasProblem = OTHERS.some((language) => errors?.[language]);
  return (
    <chakra.div display="grid" gap="3">
      {field('de', label)}
      <chakra.details open={hasProblem || undefined}>
        <chakra.summary
          cursor="pointer"
          minH="11"
          display="list-item"
          alignContent="center"
          textStyle="sm"
          fontWeight="semibold"
        >
          {t('languages.others')}
        </chakra.summary>
        <chakra.div display="grid" gap="4" pt="2" ps="4" borderInlineStartWidth="2px">
          <chakra.p textStyle="sm" color="fg.muted">
            {t('languages.fallback')}
          </chakra.p>
          {OTHERS.map((language) => {
            const name = t(`languages.${language}`);
            // Only German must be there.
            return field(language, `${label.replace(' *', '')}: ${name}`);
          })}
        </chakra.div>
      </chakra.details>
    </chakra.div>
  );
}
