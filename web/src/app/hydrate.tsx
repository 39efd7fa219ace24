import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageBase } from '../lib/languages.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { loadTexts } from './i18n/load-texts.ts';
import type { PageState } from './page-state.tsx';
import { Providers } from './providers.tsx';
import { createStyleCache } from '../theme/style-cache.ts';
import { AppRoutes } from './router.tsx';

/** Brings the page to life; resolves when React has taken over what the server rendered. */
export async function hydrate(root: HTMLElement, state: PageState): Promise<void> {
  const i18n = createI18n(state.language, await loadTexts(state.language));
  await new Promise<void>((resolve) => {
    const app = (
      <Providers cache={createStyleCache()} i18n={i18n} state={state} onMounted={resolve}>
        <BrowserRouter basename={languageBase(state.language)}>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    );
    // The staff area is not rendered on the server.
    if (root.firstElementChild) hydrateRoot(root, app);
    else createRoot(root).render(app);
  });
}
