import { expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import { SITE_CONTENT } from '../../../testing/site-content.ts';
import { VehiclesOverview } from './vehicles-overview.tsx';

const { vehicles } = SITE_CONTENT;
const show = (content: typeof vehicles | null) =>
  renderPublic(<VehiclesOverview search={<p>Suche</p>} listing={<p>Inserate</p>} />, {
    state: { content: { vehicles: content } },
  });

it('the vehicles page shows search and listings under the title of the staff', () => {
  show(vehicles);
  expect(screen.getByRole('heading', { level: 1, name: 'Unsere Fahrzeuge' })).toBeVisible();
  expect(screen.getByText('Suche')).toBeVisible();
  expect(screen.getByText('Inserate')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the vehicles page shows a notice with two ways on during maintenance, and nothing else', () => {
  const maintenance = {
    title: 'Bald wieder da',
    message: 'Kurze Pause',
    button: '',
    url: 'https://cars.example/seller',
  };
  show({ ...vehicles, maintenance });
  expect(screen.getByRole('heading', { name: 'Bald wieder da' })).toBeVisible();
  expect(screen.getByText('Kurze Pause')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: /beim Marktplatz ansehen/ })).toHaveAttribute(
    'href',
    'https://cars.example/seller',
  );
  expect(screen.queryByText('Suche')).toBeNull();
});

it('the vehicles page says so when the settings are not known, and is shown all the same', () => {
  show(null);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Fehler beim Laden der Fahrzeugeinstellungen. Bitte versuchen Sie es später erneut.',
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Unsere Fahrzeuge' })).toBeVisible();
});

it('the vehicles page names the phone where no marketplace is set up', () => {
  show({ ...vehicles, widget: null, listing: null });
  expect(screen.getByText('Zurzeit zeigen wir hier keine Fahrzeuge')).toBeVisible();
  expect(screen.getByRole('link', { name: '+41 52 000 00 00' })).toBeVisible();
});

it('the vehicles page says what it waits for', async () => {
  const before = globalThis.fetch;
  globalThis.fetch = () => new Promise(() => {});
  await act(async () => {
    renderPublic(<VehiclesOverview search={null} listing={null} />, { state: { content: {} } });
  });
  expect(screen.getByText('Fahrzeugdaten werden geladen...')).toBeVisible();
  globalThis.fetch = before;
});
