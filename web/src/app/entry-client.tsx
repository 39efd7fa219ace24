import createCache from '@emotion/cache';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { languageBase } from '../lib/languages.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { loadTexts } from './i18n/load-texts.ts';
import { PAGE_STATE_ID, type PageState } from './page-state.tsx';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';
import { whenIdleOrUsed } from './when-idle-or-used.ts';

const root = document.getElementById('root');
const stateElement = document.getElementById(PAGE_STATE_ID);
if (!root || !stateElement) throw new Error('The page lacks its root or its state');

const state = JSON.parse(stateElement.textContent) as PageState;
const i18n = createI18n(state.language, await loadTexts(state.language));
const app = (
  <Providers cache={createCache({ key: 'css' })} i18n={i18n} state={state}>
    <BrowserRouter basename={languageBase(state.language)}>
      <AppRoutes />
    </BrowserRouter>
  </Providers>
);

// The staff area is not rendered on the server.
if (root.firstElementChild) whenIdleOrUsed(() => hydrateRoot(root, app));
else createRoot(root).render(app);
