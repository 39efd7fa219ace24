import { chakra } from '@chakra-ui/react/styled-system';
import type { EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { Button } from '../../../components/ui/elements.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { completeness } from '../editor-values.ts';

interface LanguageChoiceProps {
  page: EditorPage;
  values: EditorValues;
  language: Language;
  onChange: (language: Language) => void;
}

/** In which language the form shows its texts, and how far each translation has come. */
export function LanguageChoice({ page, values, language, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation('editors');
  return (
    <div>
      <chakra.fieldset aria-label={t('language.choose')} display="flex" flexWrap="wrap" gap="2">
        {LANGUAGES.map((each) => {
          const progress = completeness(page, values, each);
          return (
            <Button
              key={each}
              size="sm"
              minH="11"
              variant={each === language ? 'subtle' : 'outline'}
              aria-pressed={each === language}
              title={t('language.progress', progress)}
              onClick={() => onChange(each)}
              css={{ '&[aria-pressed=true]': { borderColor: 'brand.solid' } }}
            >
              <span lang={each}>{LANGUAGE_NAMES[each]}</span>
              {each !== 'de' && (
                <chakra.span
                  fontWeight="normal"
                  fontVariantNumeric="tabular-nums"
                  color={progress.done === progress.all ? 'fg.muted' : 'fg.warning'}
                >
                  {progress.done}/{progress.all}
                </chakra.span>
              )}
            </Button>
          );
        })}
      </chakra.fieldset>
      {language !== 'de' && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {t('language.fallback')}
        </chakra.p>
      )}
    </div>
  );
}
