import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { SEARCH_MOUNT_ID } from '../../../lib/embeds.ts';
import { renderPublic } from '../../../testing/render-public.tsx';
import type { ThirdPartyProps } from '../../../lib/third-party.ts';
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

/** As the web server's page for the frame, which the test's browser does not load. */
function openFrame(): Document {
  const frame = screen.getByTitle<HTMLIFrameElement>('Unsere Fahrzeuge');
  const inside = frame.contentDocument as Document;
  inside.write(`<div id="${SEARCH_MOUNT_ID}"></div>`);
  inside.close();
  fireEvent.load(frame);
  return inside;
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('waits with a word, and offers the marketplace itself when the script cannot be loaded', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  expect(screen.getByText('Fahrzeuge werden geladen...')).toBeVisible();
  const inside = openFrame();
  pass(200);
  fireEvent.error(inside.querySelector('script') as HTMLScriptElement);
  expect(screen.getByRole('alert')).toHaveTextContent('Die Fahrzeugsuche antwortet gerade nicht');
  const links = screen.getAllByRole('link', { name: /Händlerseite ansehen/ });
  expect(links[0]).toHaveAttribute('href', 'https://cars.example/dealer');
  expect(screen.getAllByRole('link', { name: /Alle unsere Inserate/ })[0]).toHaveAttribute(
    'href',
    'https://cars.example/seller',
  );
});

it('tries again when asked, and shows what then comes', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  const inside = openFrame();
  pass(200);
  fireEvent.error(inside.querySelector('script') as HTMLScriptElement);
  fireEvent.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  expect(screen.getByText('Fahrzeuge werden geladen...')).toBeVisible();
  Object.assign(inside.defaultView as Window, {
    initVehicleSearch: (element: HTMLElement, { dealerId }: { dealerId: string }) => {
      element.textContent = `Autos von ${dealerId}`;
    },
  });
  pass(200);
  expect(inside.body).toHaveTextContent('Autos von 4711');
  expect(screen.queryByText('Fahrzeuge werden geladen...')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('offers the marketplace when the frame did not bring what it should', () => {
  renderPublic(<MarketplaceSearch ThirdParty={Allowed} />);
  fireEvent.load(screen.getByTitle('Unsere Fahrzeuge'));
  expect(screen.getByRole('alert')).toBeVisible();
});
