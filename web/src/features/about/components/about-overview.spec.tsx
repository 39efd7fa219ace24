import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import { AboutOverview } from './about-overview.tsx';

it('the page about the garage tells five chapters, the values, and what is in the workshop', () => {
  renderPublic(<AboutOverview />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Tradition',
    'Geschichte',
    'Spezialgebiet',
    'Einrichtung',
    'Menschen',
    'Werte',
  ]);
  const equipment = screen.getByRole('region', { name: 'Einrichtung' });
  expect(within(equipment).getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText('Ein Fest zum Jubiläum.')).toBeVisible();
});

it('the page about the garage counts the years from the founding', () => {
  renderPublic(<AboutOverview />);
  expect(screen.getByText('Jahre Erfahrung').parentElement).toHaveTextContent('75+');
});

it('the page about the garage puts the pictures left and right in turn', () => {
  const { container } = renderPublic(<AboutOverview />);
  const sides = [...container.querySelectorAll('[data-side]')].map((row) => row.getAttribute('data-side'));
  expect(sides).toEqual(['left', 'right', 'left', 'right', 'left']);
});

it('the page about the garage says so when the texts cannot be had', () => {
  renderPublic(<AboutOverview />, { state: { content: { about: null } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Über uns');
  expect(screen.getByText(/Bitte laden Sie sie in einem Moment neu/)).toBeVisible();
});
