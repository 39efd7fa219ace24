import type { i18n } from 'i18next';
import { lazy, useState, type ComponentType } from 'react';
import { useTexts } from '../lib/texts/texts-context.tsx';
import { addPageTexts, type PageTexts } from './i18n/page-texts.ts';
import { trackedImport } from './page-loading.ts';

type PageModule = { default: ComponentType };

export interface LazyPage {
  (): React.ReactNode;
  /** Texts that come with it. */
  texts: PageTexts | undefined;
  /** Fetches the page's files ahead of its first rendering. */
  load: (texts: i18n) => Promise<unknown>;
}

/** A page whose files are fetched when it is first shown; one that is here already is shown at once. */
export function lazyPage(importPage: () => Promise<PageModule>, ownTexts?: PageTexts): LazyPage {
  let loading: Promise<PageModule> | undefined;
  let loaded: ComponentType | undefined;

  const importAll = trackedImport(async (texts: i18n) => {
    const [module] = await Promise.all([importPage(), ownTexts && addPageTexts(texts, ownTexts)]);
    loaded = module.default;
    return module;
  });
  const load = (texts: i18n) => (loading ??= importAll(texts));

  function Page() {
    const texts = useTexts();
    // One or the other as long as the page is shown: to React, a change would be another page.
    const [Shown] = useState(() => loaded ?? lazy(() => load(texts)));
    return <Shown />;
  }
  return Object.assign(Page, { load, texts: ownTexts });
}
