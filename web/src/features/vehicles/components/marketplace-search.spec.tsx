import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import type { ThirdPartyProps } from '../../../components/third-parties/third-party.ts';
import { MarketplaceSearch } from './marketplace-search.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A visitor who has said yes. */
const Allowed = ({ links, children }: ThirdPartyProps) => (
  <>
    {children}
    {links}
  </>
);

const frame = () => screen.getByTitle<HTMLIFrameElement>('Unsere Fahrzeuge');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const LOADING = 'Fahrzeuge werden geladen...';

/** The frame has come; what the page sends it from now on. */
function openFrame() {
  const toFrame = jest.spyOn(frame().contentWindow as Window, 'postMessage');
  fireEvent.load(frame());
  return toFrame;
}

function hear(data: unknown, source: MessageEventSource | null = frame().contentWindow): void {
  fireEvent(window, new MessageEvent('message', { data, source, origin: 'null' }));
}
const say = (vehicleSearch: string) => hear({ vehicleSearch });

it('the vehicle search runs in nobody’s origin, and may neither lead the page elsewhere nor share its own', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  const granted = frame().getAttribute('sandbox')?.split(' ') ?? [];
  expect(granted).toContain('allow-scripts');
  expect(granted).not.toContain('allow-same-origin');
  expect(granted.filter((right) => right.includes('top-navigation'))).toEqual([]);
});

it('the vehicle search is asked to start once its frame is there, and shown when it says so', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  const toFrame = openFrame();
  expect(toFrame.mock.calls).toEqual([[{ vehicleSearch: 'start' }, '*']]);
  say('started');
  pass(60_000);
  expect(screen.getByText(LOADING)).toBeVisible();
  say('shown');
  expect(screen.queryByText(LOADING)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the vehicle search waits with a word, and offers the marketplace itself when its script cannot be loaded', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  expect(screen.getByText(LOADING)).toBeVisible();
  openFrame();
  say('started');
  say('failed');
  expect(screen.getByRole('alert')).toHaveTextContent('Die Fahrzeugsuche antwortet gerade nicht');
  const links = screen.getAllByRole('link', { name: /Händlerseite ansehen/ });
  expect(links[0]).toHaveAttribute('href', 'https://cars.example/dealer');
  expect(screen.getAllByRole('link', { name: /Alle unsere Inserate/ })[0]).toHaveAttribute(
    'href',
    'https://cars.example/seller',
  );
});

it('the vehicle search tries again in the same frame when asked, and shows what then comes', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  const toFrame = openFrame();
  const first = frame();
  say('started');
  say('failed');
  fireEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  expect(screen.getByText(LOADING)).toBeVisible();
  expect(toFrame).toHaveBeenCalledTimes(2);
  expect(frame()).toBe(first);
  say('started');
  say('shown');
  expect(screen.queryByText(LOADING)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the vehicle search offers the marketplace when its frame says nothing, and tries again with another', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  const first = frame();
  fireEvent.load(first);
  pass(5000);
  expect(screen.getByRole('alert')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  expect(frame()).not.toBe(first);
  openFrame();
  say('started');
  say('shown');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the vehicle search believes nobody but its frame', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  openFrame();
  say('started');
  for (const source of [window, null]) hear({ vehicleSearch: 'shown' }, source);
  for (const data of [null, 'shown', 7, { type: 'shown' }, { vehicleSearch: 'start' }, { vehicleSearch: {} }])
    hear(data);
  expect(screen.getByText(LOADING)).toBeVisible();
});
