import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { Language } from '@garage/contracts/languages';
import { languageBase, localizedPath } from '@garage/contracts/page-addresses';
import { createI18n } from '../app/i18n/create-i18n.ts';
import type { PageState } from '../app/page-state.tsx';
import { Providers } from '../app/providers.tsx';
import { createStyleCache } from '../theme/style-cache.ts';
import { ALL_TEXTS } from '../app/i18n/all-texts.ts';
import { SITE_CONTENT } from './site-content.ts';

interface Options {
  language?: Language;
  path?: string;
  state?: Partial<PageState>;
}

/** Renders a part of the public site with what every page has around it. */
export function renderPublic(
  ui: ReactNode,
  { language = 'de', path = '/', state }: Options = {},
): RenderResult {
  const base = languageBase(language, DEFAULT_GARAGE);
  return render(
    <Providers
      cache={createStyleCache()}
      i18n={createI18n(language, ALL_TEXTS[language])}
      state={{
        language,
        base,
        garage: DEFAULT_GARAGE,
        closures: [],
        renderedAt: '2026-11-23T09:00:00Z',
        content: SITE_CONTENT,
        ...state,
      }}
    >
      <MemoryRouter basename={base} initialEntries={[localizedPath(path, language, DEFAULT_GARAGE)]}>
        {ui}
      </MemoryRouter>
    </Providers>,
  );
}
