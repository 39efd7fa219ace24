import { describe, expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { ALL_TEXTS } from '../testing/all-texts.ts';
import { SITE_CONTENT } from '../testing/site-content.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { createI18n } from './i18n/create-i18n.ts';
import shared from './i18n/shared/de.ts';
import type { PageContent } from '../lib/content/site-content.ts';
import { pageMeta, PAGES, type Page } from './pages.ts';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

async function open(
  { path }: Page,
  texts: Record<string, object>,
  loadTexts?: (name: string) => Promise<object>,
): Promise<void> {
  const state = {
    language: 'de' as const,
    garage: DEFAULT_GARAGE,
    closures: [],
    renderedAt: '2026-11-23T09:00:00Z',
    content: SITE_CONTENT,
  };
  await act(async () => {
    render(
      <Providers
        cache={createStyleCache()}
        i18n={createI18n('de', texts)}
        loadTexts={loadTexts}
        state={state}
      >
        <MemoryRouter initialEntries={[path]}>
          <AppRoutes />
        </MemoryRouter>
      </Providers>,
    );
  });
}

const german: Record<string, object> = ALL_TEXTS.de;
const pick = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, german[name] ?? {}]));

describe.each(PAGES.map((page) => [page.path, page] as const))('%s', (_path, page) => {
  it('names all texts that it shows', async () => {
    await open(page, { ...shared, ...pick(page.texts) });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('waits for its texts when a visitor comes from another page', async () => {
    const asked: string[] = [];
    await open(page, shared, async (name) => {
      asked.push(name);
      return german[name] ?? {};
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(asked.toSorted()).toEqual([...page.texts].toSorted());
    expect(document.title).toContain(DEFAULT_GARAGE.name);
    expect(document.title).not.toContain('meta');
  });

  it('says so when its texts do not come', async () => {
    await open(page, shared, () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });
});

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
