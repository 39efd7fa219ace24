import { beforeEach, describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import { OutsideLink } from '../../../components/ui/outside-link.tsx';
import { CONSENT_KEY, CONSENT_SCRIPT } from '../../../components/third-parties/consent.ts';
import { ThirdParty } from './third-party.tsx';

beforeEach(() => localStorage.clear());

const stored = () => localStorage.getItem(CONSENT_KEY);
const map = (url = 'https://www.openstreetmap.org/export/embed.html') => (
  <ThirdParty
    name="map"
    url={url}
    title="Karte von Test"
    loadLabel="Karte laden"
    height={{ '--loaded-height': '24rem' }}
    links={<OutsideLink href="https://routes.example/">Route</OutsideLink>}
  >
    <iframe src="/embed/de/map" title="Karte" sandbox="" />
  </ThirdParty>
);
const load = () => fireEvent.click(screen.getByRole('button', { name: 'Karte laden' }));

it('an embed loads nothing before the click, names the provider and leaves another way', () => {
  const { container } = renderPublic(map());
  expect(container.querySelector('iframe')).toBeNull();
  expect(screen.getByText('Karte von Test')).toBeVisible();
  expect(screen.getByText(/www\.openstreetmap\.org/)).toBeVisible();
  expect(screen.getByRole('link', { name: /Route/ })).toHaveAttribute('href', 'https://routes.example/');
});

it('an embed loads for this once, and asks again the next time', () => {
  const { unmount } = renderPublic(map());
  load();
  expect(screen.getByTitle('Karte')).toBeVisible();
  expect(screen.getByRole('link', { name: /Route/ })).toBeVisible();
  expect(stored()).toBeNull();
  unmount();
  renderPublic(map());
  expect(screen.queryByTitle('Karte')).toBeNull();
});

it('an embed remembers the answer of who ticks the box, for this provider only', () => {
  const { unmount } = renderPublic(map());
  fireEvent.click(screen.getByRole('checkbox', { name: 'Künftig ohne Nachfrage laden' }));
  load();
  expect(stored()).toBe('{"map":"www.openstreetmap.org"}');
  unmount();

  const again = renderPublic(map());
  expect(screen.getByTitle('Karte')).toBeVisible();
  again.unmount();

  renderPublic(map('https://maps.example/'));
  expect(screen.queryByTitle('Karte')).toBeNull();
  expect(screen.getByText(/maps\.example/)).toBeVisible();
});

it('an embed goes away at once when consent is withdrawn, also in another tab', () => {
  localStorage.setItem(CONSENT_KEY, '{"map":"www.openstreetmap.org","search":"cars.example"}');
  renderPublic(map());
  fireEvent.click(screen.getByRole('button', { name: 'Wieder ausschalten' }));
  expect(screen.queryByTitle('Karte')).toBeNull();
  expect(stored()).toBe('{"search":"cars.example"}');

  localStorage.setItem(CONSENT_KEY, '{"map":"www.openstreetmap.org"}');
  fireEvent(window, new Event('storage'));
  expect(screen.getByTitle('Karte')).toBeVisible();
  localStorage.removeItem(CONSENT_KEY);
  fireEvent(window, new Event('storage'));
  expect(screen.queryByTitle('Karte')).toBeNull();
});

it.each(['null', '[', '"map"', '{"map":true}'])('no embed is allowed by %s in the storage', (value) => {
  localStorage.setItem(CONSENT_KEY, value);
  renderPublic(map());
  expect(screen.queryByTitle('Karte')).toBeNull();
});

it('the focus moves to the embed that was loaded', () => {
  const { container } = renderPublic(map());
  load();
  expect(container.querySelector('iframe')?.parentElement).toHaveFocus();
});

const marks = () => document.documentElement.dataset['allowed'];
const beforeThePaint = () => {
  delete document.documentElement.dataset['allowed'];
  // eslint-disable-next-line no-eval -- It is written as the text that the page carries.
  (0, eval)(CONSENT_SCRIPT);
};

describe('the place of what is allowed for good', () => {
  it('is kept before the first paint, and no longer when it is withdrawn', () => {
    localStorage.setItem(CONSENT_KEY, '{"map":"www.openstreetmap.org","search":"cars.example"}');
    beforeThePaint();
    expect(marks()).toBe('map@www.openstreetmap.org search@cars.example');
    renderPublic(map());
    fireEvent.click(screen.getByRole('button', { name: 'Wieder ausschalten' }));
    expect(marks()).toBe('search@cars.example');
  });

  it.each([null, 'null', '['])('is not kept because of %s in the storage', (value) => {
    if (value !== null) localStorage.setItem(CONSENT_KEY, value);
    beforeThePaint();
    expect(marks()).toBeUndefined();
  });
});
