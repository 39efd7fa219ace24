import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageBase, parsePath } from '../lib/languages.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { loadLanguage } from './i18n/load-texts.ts';
import type { PageState } from './page-state.tsx';
import { findPage } from './pages.ts';
import { Providers } from './providers.tsx';
import { createStyleCache, nameStyles } from '../theme/style-cache.ts';
import { AppRoutes } from './router.tsx';

/**
 * Brings the page to life; resolves when React has taken over what the server rendered. When one of its
 * files cannot be fetched, nothing is touched: the page goes on working without scripts.
 */
export async function hydrate(root: HTMLElement, state: PageState): Promise<void> {
  const page = findPage(parsePath(location.pathname).path);
  const [{ texts, load }] = await Promise.all([
    loadLanguage(state.language, page?.texts ?? []),
    page?.component.load(),
  ]);
  const i18n = createI18n(state.language, texts);
  nameStyles();
  await new Promise<void>((resolve) => {
    const app = (
      <Providers cache={createStyleCache()} i18n={i18n} loadTexts={load} state={state}>
        <BrowserRouter basename={languageBase(state.language)}>
          <AppRoutes onReady={resolve} />
        </BrowserRouter>
      </Providers>
    );
    // The staff area is not rendered on the server.
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
