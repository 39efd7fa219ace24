import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { ALL_TEXTS } from './i18n/all-texts.ts';
import { SITE_CONTENT } from '../testing/site-content.ts';
import { createStyleCache } from '../theme/style-cache.ts';
import { createI18n } from './i18n/create-i18n.ts';
import type { PageContent } from '../components/content/site-content.ts';
import { isMissing, pageMeta, PAGES, type Page } from './pages.ts';
import type { PageState } from './page-state.tsx';
import { Providers } from './providers.tsx';
import { AppRoutes } from './router.tsx';

/** Of a page that stands for many addresses, one of them. */
const addressOf = ({ path }: Page) => path.replace(':service', 'wartung-service-1');

async function open(address: string, own: Pick<PageState, 'isUnknown'> = {}): Promise<void> {
  const state = {
    language: 'de' as const,
    base: '',
    garage: DEFAULT_GARAGE,
    closures: [],
    renderedAt: '2026-11-23T09:00:00Z',
    content: SITE_CONTENT,
    ...own,
  };
  await act(async () => {
    render(
      <Providers cache={createStyleCache()} i18n={createI18n('de', ALL_TEXTS.de)} state={state}>
        <MemoryRouter initialEntries={[address]}>
          <AppRoutes />
        </MemoryRouter>
      </Providers>,
    );
  });
}

it.each(PAGES.map(addressOf))('%s shows its page and says what it is', async (address) => {
  await open(address);
  expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(document.title).toContain(DEFAULT_GARAGE.name);
  expect(document.title).not.toContain('meta');
});

it('the home page and the cars are described in the words of the garage, and nothing is said in its place', () => {
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

it('the page of a service is called by its name, and described in the words of its record', () => {
  const { t } = createI18n('fr', ALL_TEXTS.fr);
  expect(pageMeta('/services/radwechsel-10', t, DEFAULT_GARAGE, SITE_CONTENT)).toEqual({
    title: 'Radwechsel à Musterwil – Garage Muster AG',
    description: 'Garage Muster AG, Musterwil: In einer halben Stunde.',
  });
});

it('there is no page for a service that is not there, which is not said while none are known', async () => {
  expect(isMissing('/services/etwas-99', SITE_CONTENT)).toBe(true);
  expect(isMissing('/services/etwas-99', { services: null })).toBe(false);
  await open('/services/etwas-99');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Seite nicht gefunden');
  expect(document.title).toBe('Seite nicht gefunden – Garage Muster AG');
});

it('the browser believes the server that nothing is at an address, until the visitor goes on', async () => {
  await open('/services/radwechsel-10', { isUnknown: true });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Seite nicht gefunden');
  // Nor is it there in another language.
  expect(screen.getByRole('link', { name: 'Français', hidden: true })).toHaveAttribute('href', '/fr');
  await act(async () => screen.getAllByRole('link', { name: 'Leistungen' })[0]?.click());
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Unsere Leistungen');
});
