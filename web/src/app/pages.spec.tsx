import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { ALL_TEXTS } from './i18n/all-texts.ts';
import { SITE_CONTENT } from '../testing/site-content.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { createI18n } from './i18n/create-i18n.ts';
import type { PageContent } from '../components/content/site-content.ts';
import { pageMeta, PAGES, type Page } from './pages.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

async function open({ path }: Page): Promise<void> {
  const state = {
    language: 'de' as const,
    garage: DEFAULT_GARAGE,
    closures: [],
    renderedAt: '2026-11-23T09:00:00Z',
    content: SITE_CONTENT,
  };
  await act(async () => {
    render(
      <Providers cache={createStyleCache()} i18n={createI18n('de', ALL_TEXTS.de)} state={state}>
        <MemoryRouter initialEntries={[path]}>
          <AppRoutes />
        </MemoryRouter>
      </Providers>,
    );
  });
}

it.each(PAGES.map((page) => [page.path, page] as const))(
  '%s shows its page and says what it is',
  async (_path, page) => {
    await open(page);
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(document.title).toContain(DEFAULT_GARAGE.name);
    expect(document.title).not.toContain('meta');
  },
);

it('describes the home page and the cars in the words of the garage, and says nothing in its place', () => {
  const { t } = createI18n('de', ALL_TEXTS.de);
  const description = (path: string, content: PageContent) =>
    pageMeta(path, t, DEFAULT_GARAGE, content).description;
  const { home, vehicles } = SITE_CONTENT;
  expect(description('/', { home })).toBe(`Garage Muster AG, Musterwil: ${home.hero?.lead}`);
  expect(description('/vehicles', { vehicles })).toBe(`Garage Muster AG, Musterwil: ${vehicles.intro}`);
  expect(description('/', { home: null })).toBe(
    'Adresse, Öffnungszeiten, Leistungen und Angebote von Garage Muster AG.',
  );
});
