import type { i18n, Namespace, TFunction } from 'i18next';
import { createContext, use, useContext, useMemo, useState, type ReactNode } from 'react';
import { TextStore, type LoadTexts } from './text-store.ts';

const TextsContext = createContext<TextStore | null>(null);

function useTextStore(): TextStore {
  const store = useContext(TextsContext);
  if (!store) throw new Error('useTranslation needs a TextsProvider');
  return store;
}

const nothingToLoad: LoadTexts = (namespace) => Promise.reject(new Error(`There are no texts ${namespace}`));

interface TextsProviderProps {
  i18n: i18n;
  /** Not needed where all texts are there from the start. */
  load?: LoadTexts | undefined;
  children: ReactNode;
}

export function TextsProvider({ i18n: texts, load = nothingToLoad, children }: TextsProviderProps) {
  const [store] = useState(() => new TextStore(texts, load));
  return <TextsContext value={store}>{children}</TextsContext>;
}

/** Waits for texts that are not there yet; all are fetched at once. */
export function useLoadedTexts(namespaces: readonly string[]): void {
  const store = useTextStore();
  for (const loading of namespaces.map((namespace) => store.loading(namespace))) {
    if (loading) use(loading);
  }
}

/**
 * Texts of one or more namespaces; `common` always belongs to them. The language of a page never changes,
 * so nothing has to be watched, which is what react-i18next would bring for 4 KB.
 */
export function useTranslation<const Names extends Namespace = 'common'>(
  names?: Names,
): { t: TFunction<Names>; i18n: i18n } {
  const { i18n: texts } = useTextStore();
  const list = [names ?? []].flat() as string[];
  useLoadedTexts(list);
  const key = list.join(' ');
  const t = useMemo(() => {
    const fixed = texts.getFixedT(texts.language, key ? (key.split(' ') as Namespace) : undefined);
    return fixed as unknown as TFunction<Names>;
  }, [texts, key]);
  return { t, i18n: texts };
}
