import { chakra } from '@chakra-ui/react/styled-system';
import type { EditorPage } from '@garage/contracts/editors';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';
import { Button } from '../../../components/ui/elements.ts';
import { LANGUAGE_NAMES } from '../../../lib/languages.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { completeness, outdatedNames } from '../editor-values.ts';
import type { Editor } from '../use-editor.ts';

interface LanguageChoiceProps {
  page: EditorPage;
  editor: Editor;
  language: Language;
  onChange: (language: Language) => void;
}

/** In which language the form shows its texts, and how far each translation has come. */
export function LanguageChoice({ page, editor, language, onChange }: LanguageChoiceProps) {
  const { t } = useTranslation('editors');
  const outdated = [...outdatedNames(page, editor)];
  return (
    <div>
      <chakra.fieldset aria-label={t('language.choose')} display="flex" flexWrap="wrap" gap="2">
        {LANGUAGES.map((each) => {
          const progress = completeness(page, editor.values, each);
          const older = outdated.filter((name) => name.endsWith(LANGUAGE_SUFFIX[each])).length;
          const isDone = progress.done === progress.all && older === 0;
          return (
            <Button
              key={each}
              size="sm"
              minH="11"
              variant={each === language ? 'subtle' : 'outline'}
              aria-pressed={each === language}
              title={[
                t('language.progress', progress),
                each !== 'de' && older > 0 && t('language.older', { count: older }),
              ]
                .filter(Boolean)
                .join(', ')}
              onClick={() => onChange(each)}
              css={{ '&[aria-pressed=true]': { borderColor: 'brand.solid' } }}
            >
              <span lang={each}>{LANGUAGE_NAMES[each]}</span>
              {each !== 'de' && (
                <chakra.span
                  fontWeight="normal"
                  fontVariantNumeric="tabular-nums"
                  color={isDone ? 'fg.muted' : 'fg.warning'}
                >
                  {progress.done}/{progress.all}
                  {older > 0 && t('language.olderShort', { count: older })}
                </chakra.span>
              )}
            </Button>
          );
        })}
      </chakra.fieldset>
      {(language !== 'de' || page === 'mails') && (
        <chakra.p mt="2" textStyle="sm" color="fg.muted">
          {t(page === 'mails' ? 'language.default' : 'language.fallback')}
        </chakra.p>
      )}
    </div>
  );
}
