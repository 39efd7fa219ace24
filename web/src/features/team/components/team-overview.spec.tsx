import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { renderPublic } from '../../../testing/render-public.tsx';
import { TeamOverview } from './team-overview.tsx';

it('shows everybody with task and direct line', () => {
  renderPublic(<TeamOverview />);
  const [first] = screen.getAllByRole('listitem') as [HTMLElement];
  expect(within(first).getByRole('heading', { level: 2, name: 'Luca Ferrari' })).toBeVisible();
  expect(within(first).getByText(/Automechaniker\s+Hochvoltspezialist/)).toBeVisible();
  const call = within(first).getByRole('link', { name: 'Luca Ferrari anrufen: +41 52 000 00 04' });
  expect(call).toHaveAttribute('href', 'tel:+41520000004');
});

it('leads to the main number whoever has no own line', () => {
  renderPublic(<TeamOverview />);
  const call = screen.getByRole('link', { name: /Ruth Brunner-Keller anrufen/ });
  expect(call).toHaveTextContent(DEFAULT_GARAGE.phone);
});

it('says so when the team is not known', () => {
  renderPublic(<TeamOverview />, { state: { content: { team: null } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unser Team');
  expect(screen.getByText(/gerade nicht angezeigt/)).toBeVisible();
});
