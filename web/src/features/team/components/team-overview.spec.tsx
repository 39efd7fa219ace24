import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { renderPublic } from '../../../testing/render-public.tsx';
import { TeamOverview } from './team-overview.tsx';

it('the team page shows everybody with task and direct line', () => {
  renderPublic(<TeamOverview />);
  const [first] = screen.getAllByRole('listitem') as [HTMLElement];
  expect(within(first).getByRole('heading', { level: 2, name: 'Luca Ferrari' })).toBeVisible();
  expect(within(first).getByText(/Automechaniker\s+Hochvoltspezialist/)).toBeVisible();
  const call = within(first).getByRole('link', { name: 'Luca Ferrari anrufen: +41 52 000 00 04' });
  expect(call).toHaveAttribute('href', 'tel:+41520000004');
});

it('the team page gives the main number for whoever has no own line', () => {
  renderPublic(<TeamOverview />);
  const call = screen.getByRole('link', { name: /Ruth Brunner-Keller anrufen/ });
  expect(call).toHaveTextContent(DEFAULT_GARAGE.phone);
});

it('the team page says so when the team is not known', () => {
  renderPublic(<TeamOverview />, { state: { content: { team: null } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unser Team');
  expect(screen.getByText(/gerade nicht angezeigt/)).toBeVisible();
});

it('the team page shows a portrait where there is one, and initials where there is none', () => {
  renderPublic(<TeamOverview />);
  const [first, second] = screen.getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(first).getByRole('img', { name: 'Luca Ferrari' })).toHaveAttribute('loading', 'lazy');
  expect(within(second).queryByRole('img')).not.toBeInTheDocument();
  expect(second.querySelector('svg text')).toHaveTextContent('RB');
});

it('the team page ends with the main number, for who does not know whom to ask', () => {
  renderPublic(<TeamOverview />);
  const last = screen.getAllByRole('listitem').at(-1) as HTMLElement;
  expect(within(last).getByRole('link', { name: DEFAULT_GARAGE.phone })).toHaveAttribute(
    'href',
    'tel:+41520000000',
  );
  expect(within(last).getByRole('link', { name: 'Kontakt aufnehmen' })).toHaveAttribute('href', '/contact');
});
