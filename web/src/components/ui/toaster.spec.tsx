import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderAdmin } from '../../testing/render-admin.tsx';
import { dismissToast, showToast } from './toast-store.ts';
import { Toaster } from './toaster.tsx';

beforeEach(() => {
  jest.useFakeTimers();
  renderAdmin(<Toaster />);
});

afterEach(() => {
  act(() => dismissToast());
  jest.useRealTimers();
});

const swipe = (to: number) => {
  const card = screen.getByText('Wegwischen');
  fireEvent(card, new MouseEvent('pointerdown', { bubbles: true, clientX: 100 }));
  fireEvent(card, new MouseEvent('pointerup', { bubbles: true, clientX: to }));
};

const advance = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('only the newest notice is shown, for five seconds', () => {
  act(() => showToast({ title: 'Erster' }));
  advance(3000);
  act(() => showToast({ title: 'Zweiter', description: 'Mit Text' }));
  expect(screen.queryByText('Erster')).not.toBeInTheDocument();
  advance(4900);
  expect(screen.getByText('Mit Text')).toBeVisible();
  advance(200);
  expect(screen.queryByText('Zweiter')).not.toBeInTheDocument();
});

it('a notice is announced politely, an error at once', () => {
  act(() => showToast({ title: 'Gespeichert' }));
  expect(screen.getByRole('status')).toHaveTextContent('Gespeichert');
  act(() => showToast({ title: 'Fehler', variant: 'destructive' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Fehler');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('a notice leaves the bar by which is saved, and the foot of an open window, free', () => {
  const region = screen.getByRole('region', { name: 'Meldungen (F8)' });
  const rules = [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText);
  const own = region.className.split(' ').find((name) => name.startsWith('css-')) ?? 'none';
  const about = (selector: string) => rules.find((rule) => rule.includes(own) && rule.includes(selector));
  expect(about(':has([data-save-bar])')).toMatch(/bottom:/);
  expect(about(':has([role=dialog][data-state=open])')).toMatch(/top:/);
});

it('a notice stays while the pointer rests on it', () => {
  act(() => showToast({ title: 'Lange lesen' }));
  advance(4000);
  fireEvent.pointerEnter(screen.getByText('Lange lesen'));
  advance(20_000);
  expect(screen.getByText('Lange lesen')).toBeVisible();
  fireEvent.pointerLeave(screen.getByText('Lange lesen'));
  advance(5100);
  expect(screen.queryByText('Lange lesen')).not.toBeInTheDocument();
});

it('a notice takes the focus with F8 and closes by its button', () => {
  act(() => showToast({ title: 'Nachricht gelöscht' }));
  fireEvent.keyDown(document.body, { key: 'F8' });
  expect(screen.getByRole('region', { name: 'Meldungen (F8)' })).toHaveFocus();
  fireEvent.click(screen.getByRole('button', { name: 'Schliessen' }));
  expect(screen.queryByText('Nachricht gelöscht')).not.toBeInTheDocument();
});

it('a notice goes away when it is swiped by 50 pixels', () => {
  act(() => showToast({ title: 'Wegwischen' }));
  swipe(140);
  expect(screen.getByText('Wegwischen')).toBeVisible();
  swipe(150);
  expect(screen.queryByText('Wegwischen')).not.toBeInTheDocument();
});
