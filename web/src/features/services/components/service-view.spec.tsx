import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { SITE_CONTENT } from '../../../testing/site-content.ts';
import { renderPublic } from '../../../testing/render-public.tsx';
import { ServiceView } from './service-view.tsx';

function open(number: number, content = SITE_CONTENT.services as typeof SITE_CONTENT.services | null) {
  renderPublic(
    <ServiceView
      number={number}
      BookingButton={({ service, children }) => <a href={`/book/${service}`}>{children}</a>}
      notFound={<p>nicht da</p>}
    />,
    { state: { content: { services: content } } },
  );
}

it('the page of a service shows all that the record says, and the ways to book and to ask', () => {
  open(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Wartung & Service' })).toBeVisible();
  expect(screen.getByText('Punkt für Punkt nach Plan.')).toBeVisible();
  expect(screen.getByText('Dauer etwa 4 h')).toBeVisible();
  const checks = screen.getByRole('region', { name: 'Das prüfen wir' });
  expect(
    within(checks)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bremsscheiben', 'Beleuchtung']);
  expect(screen.getByRole('img', { name: 'Wartung & Service: Vorher' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Termin buchen' })).toHaveAttribute('href', '/book/1');
  expect(screen.getByRole('link', { name: 'Frage stellen' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Radwechsel' })).toHaveAttribute('href', '/services/radwechsel-10');
});

it('the page of a service says no more than the record, and offers no booking of what cannot be booked', () => {
  open(10);
  expect(screen.getByText('CHF 89.50')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Termin buchen' })).not.toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'Was wir tun' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Das prüfen wir' })).not.toBeInTheDocument();
});

it('what to say of a service that is not there is left to the page', () => {
  open(99);
  expect(screen.getByText('nicht da')).toBeVisible();
});

it('the page of a service says so when the services are not known', () => {
  open(1, null);
  expect(screen.getByText(/gerade nicht angezeigt/)).toBeVisible();
  expect(screen.queryByText('nicht da')).not.toBeInTheDocument();
});
