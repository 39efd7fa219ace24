import { beforeEach, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import { SITE_CONTENT } from '../../../testing/site-content.ts';
import { CONSENT_KEY } from '../../../components/third-parties/consent.ts';
import { ThirdPartySettings } from './third-party-settings.tsx';

beforeEach(() => localStorage.clear());

const names = () => screen.getAllByRole('switch').map((one) => (one as HTMLInputElement).checked);

it('the settings of third parties show what is allowed, and take it back', () => {
  localStorage.setItem(CONSENT_KEY, '{"search":"widget.example"}');
  renderPublic(<ThirdPartySettings />);
  expect(names()).toEqual([false, true, false]);
  fireEvent.click(screen.getByRole('switch', { name: /Fahrzeugsuche/ }));
  expect(names()).toEqual([false, false, false]);
  expect(localStorage.getItem(CONSENT_KEY)).toBeNull();
});

it('the settings of third parties allow a provider ahead', () => {
  renderPublic(<ThirdPartySettings />);
  fireEvent.click(screen.getByRole('switch', { name: /Karte von OpenStreetMap/ }));
  expect(localStorage.getItem(CONSENT_KEY)).toBe('{"map":"www.openstreetmap.org"}');
  expect(screen.getByText(/Erlaubt: wird von www\.openstreetmap\.org/)).toBeVisible();
});

it('the settings of third parties name only what the garage uses', () => {
  const providers = { map: null, search: null, listing: null };
  renderPublic(<ThirdPartySettings />, { state: { content: { ...SITE_CONTENT, providers } } });
  expect(screen.getAllByRole('switch')).toHaveLength(1);
});
