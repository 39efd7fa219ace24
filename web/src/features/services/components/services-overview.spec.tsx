import type { Language } from '@garage/contracts/languages';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import { ServicesOverview } from './services-overview.tsx';

it('the list of services has text, duration, and the price where staff say one', () => {
  renderPublic(<ServicesOverview />);
  expect(screen.getByRole('heading', { level: 1, name: 'Unsere Leistungen' })).toBeVisible();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(2);
  expect(cards[0]).toHaveTextContent('Wartung & Service');
  expect(cards[0]).toHaveTextContent('Dauer etwa 4 h');
  expect(cards[1]).toHaveTextContent('Dauer etwa 30 min');
  expect(cards[1]).toHaveTextContent('CHF 89.50');
  expect(cards[0]).not.toHaveTextContent('CHF');
});

it('the list of services opens what exactly is done in a window of its own', () => {
  renderPublic(<ServicesOverview />);
  fireEvent.click(screen.getByRole('button', { name: 'Mehr: Wartung & Service' }));
  const dialog = screen.getByRole('dialog', { name: 'Wartung & Service' });
  expect(within(dialog).getByText('Punkt für Punkt nach Plan.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Schliessen' })).toBeVisible();
});

it('the list of services offers no more where there is no more', () => {
  renderPublic(<ServicesOverview />);
  const wheels = screen.getAllByRole('listitem')[1] as HTMLElement;
  expect(within(wheels).queryByRole('button')).not.toBeInTheDocument();
});

it('the list of services says so when they are not known', () => {
  renderPublic(<ServicesOverview />, { state: { content: { services: null } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Unsere Leistungen');
  expect(screen.getByText(/gerade nicht angezeigt/)).toBeVisible();
});

function openPage(language: Language = 'de') {
  renderPublic(<ServicesOverview />, { language });
  return screen.getByRole('slider', { hidden: true });
}

describe('the comparison of before and after', () => {
  it('shows both pictures, each with its word', () => {
    openPage();
    expect(screen.getByRole('img', { name: 'Wartung & Service: Vorher', hidden: true })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Wartung & Service: Nachher', hidden: true })).toBeInTheDocument();
    expect(screen.getByText('Vorher')).toBeInTheDocument();
    expect(screen.getByText('Nachher')).toBeInTheDocument();
  });

  it('speaks the language of the page', () => {
    expect(openPage('pt')).toHaveAccessibleName('Linha de separação entre antes e depois');
  });

  it('moves the line with the slider, which mouse, finger and keys move', () => {
    const slider = openPage();
    const stage = slider.parentElement as HTMLElement;
    expect(stage.style.getPropertyValue('--split')).toBe('0.5');
    fireEvent.input(slider, { target: { value: '20' } });
    expect(stage.style.getPropertyValue('--split')).toBe('0.2');
  });

  it('is absent where there is no such pair', () => {
    openPage();
    expect(screen.getAllByRole('slider', { hidden: true })).toHaveLength(1);
  });
});
