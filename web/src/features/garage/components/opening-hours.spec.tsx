import { afterEach, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import type { Language } from '@garage/contracts/languages';
import { renderPublic } from '../../../testing/render-public.tsx';
import { OpenNow } from './open-now.tsx';
import { OpeningHours } from './opening-hours.tsx';

afterEach(() => {
  jest.useRealTimers();
});

function openNowAt(iso: string, language: Language = 'de'): string {
  jest.useFakeTimers({ now: new Date(iso) });
  const { container, unmount } = renderPublic(<OpenNow />, { language, state: { renderedAt: iso } });
  const text = container.textContent;
  unmount();
  jest.useRealTimers();
  return text;
}

it('the opening hours show the week with equal days in one line', () => {
  renderPublic(<OpeningHours />);
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Montag – Donnerstag',
    'Freitag',
    'Samstag – Sonntag',
  ]);
  expect(screen.getAllByRole('definition').map((definition) => definition.textContent)).toEqual([
    '7:30 – 12:0013:15 – 17:30',
    '7:30 – 12:0013:15 – 16:30',
    'geschlossen',
  ]);
});

it('the site says until when the garage is open, or from when', () => {
  expect(openNowAt('2026-11-23T09:00:00+01:00')).toBe('Jetzt geöffnet, bis 12:00 Uhr');
  expect(openNowAt('2026-11-23T11:45:00+01:00')).toBe('Noch geöffnet, schliesst um 12:00 Uhr');
  expect(openNowAt('2026-11-23T12:30:00+01:00')).toBe('Geschlossen, öffnet um 13:15 Uhr');
  expect(openNowAt('2026-11-23T19:00:00+01:00')).toBe('Geschlossen, öffnet morgen um 7:30 Uhr');
  expect(openNowAt('2026-11-21T10:00:00+01:00')).toBe('Geschlossen, öffnet am Montag um 7:30 Uhr');
  expect(openNowAt('2026-11-21T10:00:00+01:00', 'fr')).toBe('Fermé, ouvre lundi à 7:30');
});

it('whether the garage is open changes by itself when the clock strikes', () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T11:59:50+01:00') });
  renderPublic(<OpenNow />, { state: { renderedAt: '2026-11-23T11:59:50+01:00' } });
  expect(screen.getByText(/Noch geöffnet/)).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText('Geschlossen, öffnet um 13:15 Uhr')).toBeInTheDocument();
});
