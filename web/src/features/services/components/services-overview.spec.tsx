import { expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import { ServicesOverview } from './services-overview.tsx';

it('lists the services with text and duration', () => {
  renderPublic(<ServicesOverview />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unsere Leistungen' })).toBeVisible();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent('Wartung & Service');
  expect(cards[0]).toHaveTextContent('Dauer etwa 4 h');
  expect(cards[1]).toHaveTextContent('Dauer etwa 30 min');
});

it('opens what exactly is done in a window of its own', () => {
  renderPublic(<ServicesOverview />);
  fireEvent.click(screen.getByRole('button', { name: 'Mehr: Wartung & Service' }));
  const dialog = screen.getByRole('dialog', { name: 'Wartung & Service' });
  expect(within(dialog).getByText('Punkt für Punkt nach Plan.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Schliessen' })).toBeVisible();
});

it('offers no more where there is no more', () => {
  renderPublic(<ServicesOverview />);
  const wheels = screen.getAllByRole('listitem')[1] as HTMLElement;
  expect(within(wheels).queryByRole('button')).not.toBeInTheDocument();
});

it('says so when the services are not known', () => {
  renderPublic(<ServicesOverview />, { state: { content: { services: null } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unsere Leistungen');
  expect(screen.getByText(/gerade nicht angezeigt/)).toBeVisible();
});
