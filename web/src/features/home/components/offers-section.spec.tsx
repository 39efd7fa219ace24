import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { renderPublic } from '../../../testing/render-public.tsx';
import { OffersSection } from './offers-section.tsx';

const booking = (title: string) => {
  const offer = screen.getByRole('heading', { name: title, hidden: true }).closest('article')!;
  return within(offer).queryByRole('link', { name: 'Termin buchen', hidden: true })?.getAttribute('href');
};

it('an offer leads to the booking of its service, and one without a service nowhere', () => {
  renderPublic(<OffersSection />);
  expect(booking('Angebot 2')).toBe('/booking?service=5&offer=2');
  expect(booking('Angebot 1')).toBeUndefined();
});

it('an offer leads nowhere while visits are booked elsewhere', () => {
  const links = { ...DEFAULT_GARAGE.links, externalBooking: 'https://elsewhere.example/' };
  renderPublic(<OffersSection />, { state: { garage: { ...DEFAULT_GARAGE, links } } });
  expect(booking('Angebot 2')).toBeUndefined();
});

it('an offer says what it costs where staff say it', () => {
  renderPublic(<OffersSection />);
  expect(screen.getAllByText(/^CHF/).map(({ textContent }) => textContent)).toEqual(['CHF 89.–']);
});

it('an offer says how long it lasts, where it has a last day', () => {
  renderPublic(<OffersSection />);
  const days = screen.getAllByText(/^Bis /);
  expect(days.map(({ textContent }) => textContent)).toEqual(['Bis 31. Mai 2027']);
  expect(days[0]).toHaveAttribute('datetime', '2027-05-31');
});
