import type { Language } from '@garage/contracts/languages';
import type { i18n, Namespace, TFunction } from 'i18next';
import { createContext, useContext, useMemo, type ReactNode } from 'react';

const TextsContext = createContext<i18n | null>(null);

/** Gives all that is below it the texts of one language. */
export function TextsProvider({ i18n: texts, children }: { i18n: i18n; children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** All that is known in the language of the page. */
export function useTexts(): i18n {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useTexts needs a TextsProvider');
  return texts;
}

/**
 * Texts of one or more namespaces; `common` always belongs to them. The language of a page never changes,
 * so nothing has to be watched, which is what react-i18next would bring.
 */
export function useTranslation<const Names extends Namespace = 'common'>(
  names?: Names,
): { t: TFunction<Names>; language: Language } {
  const texts = useTexts();
  const key = [names ?? []].flat().join(' ');
  const t = useMemo(() => {
    const fixed = texts.getFixedT(texts.language, key ? (key.split(' ') as Namespace) : undefined);
    return fixed as unknown as TFunction<Names>;
  }, [texts, key]);
  return { t, language: texts.language as Language };
}
