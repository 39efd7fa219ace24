import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createI18n } from './i18n/create-i18n.ts';
import { loadTexts } from './i18n/load-texts.ts';
import { pageStyleCache } from '../theme/style-cache.ts';
import { PAGE_STATE_ID } from './page-state-id.ts';
import type { PageState } from './page-state.tsx';
import { findPage } from './pages.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

function readState(): PageState {
  const element = document.getElementById(PAGE_STATE_ID);
  if (!element) throw new Error('The page lacks its state');
  return JSON.parse(element.textContent) as PageState;
}

/**
 * Lets React take over what the server rendered. It does so in slices, between which the browser stays free; what
 * the visitor clicks it takes over first and at once. When one of the files cannot be fetched, nothing is
 * touched: the page goes on working without scripts.
 */
export async function hydrate(root: HTMLElement): Promise<void> {
  const state = readState();
  const page = findPage(location.pathname.slice(state.base.length) || '/');
  const i18n = createI18n(state.language, await loadTexts(state.language));
  await page?.component.load(i18n);
  const app = (
    <Providers cache={pageStyleCache()} i18n={i18n} state={state}>
      <BrowserRouter basename={state.base}>
        <AppRoutes />
      </BrowserRouter>
    </Providers>
  );
  // The staff area is not rendered on the server.
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
