import { beforeAll, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderPublic } from '../../../testing/render-public.tsx';
import { GalleryOverview } from './gallery-overview.tsx';

const FIRST = 'Auto auf der Hebebühne';
const SECOND = 'Neue Bremsscheibe';
const LAST = 'Das ganze Team';

// The part of the page that is fetched when somebody enlarges a picture.
beforeAll(() => import('./picture-viewer.tsx'));

/** jsdom knows no pointer events. */
function point(target: HTMLElement, type: string, pointerType: string, clientX: number, clientY: number) {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY });
  fireEvent(target, Object.assign(event, { pointerType, isPrimary: true }));
}

async function enlarge(name: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('link', { name }));
  return screen.findByRole('dialog', { name: 'Bild vergrössert' });
}

it('the gallery shows every picture as a link to the large one, so that it works without scripts', () => {
  renderPublic(<GalleryOverview />);
  expect(screen.getByRole('heading', { level: 1, name: 'Galerie' })).toBeVisible();
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/pictures/gallery-01-0123456789-1280.jpg',
    '/pictures/gallery-02-0123456789-1280.jpg',
    '/pictures/gallery-03-0123456789-1280.jpg',
  ]);
});

it('the gallery fetches the first picture at once and the others when they come near', () => {
  renderPublic(<GalleryOverview />);
  const loading = screen.getAllByRole('img').map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy', 'lazy']);
});

it('the gallery says so when the pictures are not known', () => {
  renderPublic(<GalleryOverview />, { state: { content: { gallery: null } } });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Galerie');
  expect(screen.getByText(/gerade nicht angezeigt/)).toBeVisible();
});

describe('the enlarged picture', () => {
  it('opens with its words and its place', async () => {
    renderPublic(<GalleryOverview />);
    const dialog = await enlarge(SECOND);
    expect(within(dialog).getByText('2 von 3')).toBeVisible();
    expect(within(dialog).getByText(SECOND)).toBeVisible();
  });

  it('leads on by button and by key, around the ends too', async () => {
    renderPublic(<GalleryOverview />);
    const dialog = await enlarge(FIRST);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Nächstes Bild' }));
    expect(within(dialog).getByText(SECOND)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Vorheriges Bild' }));
    expect(within(dialog).getByText(FIRST)).toBeVisible();
    for (const [key, name] of [
      ['ArrowLeft', LAST],
      ['ArrowRight', FIRST],
      ['End', LAST],
      ['Home', FIRST],
    ] as const) {
      fireEvent.keyDown(dialog, { key });
      expect(within(dialog).getByText(name)).toBeVisible();
    }
  });

  it('leaves keys with Alt to the browser, which goes back with them', async () => {
    renderPublic(<GalleryOverview />);
    const dialog = await enlarge(FIRST);
    fireEvent.keyDown(dialog, { key: 'ArrowLeft', altKey: true });
    expect(within(dialog).getByText(FIRST)).toBeVisible();
  });

  it('follows a finger that moves sideways, and no other', async () => {
    renderPublic(<GalleryOverview />);
    const dialog = await enlarge(FIRST);
    const swipe = (pointerType: string, x: number, y: number) => {
      point(dialog, 'pointerdown', pointerType, 200, 200);
      point(dialog, 'pointerup', pointerType, 200 + x, 200 + y);
    };
    swipe('touch', -20, 0);
    swipe('touch', -80, 120);
    swipe('mouse', -120, 0);
    expect(within(dialog).getByText(FIRST)).toBeVisible();
    swipe('touch', -120, 10);
    expect(within(dialog).getByText(SECOND)).toBeVisible();
    swipe('touch', 120, 10);
    expect(within(dialog).getByText(FIRST)).toBeVisible();
  });

  it('gives the focus to the picture that was shown last', async () => {
    renderPublic(<GalleryOverview />);
    const dialog = await enlarge(FIRST);
    fireEvent.keyDown(dialog, { key: 'End' });
    fireEvent(dialog, new Event('close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: LAST })).toHaveFocus();
  });

  it('closes with the browser’s back button, and leaves nothing behind when it is closed otherwise', async () => {
    renderPublic(<GalleryOverview />);
    history.replaceState(null, '');
    const before = history.length;
    await enlarge(SECOND);
    expect(history.length).toBe(before + 1);
    act(() => history.back());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: SECOND })).toHaveFocus();

    const again = await enlarge(FIRST);
    expect(history.state).toMatchObject({ enlarged: true });
    fireEvent(again, new Event('close'));
    await waitFor(() => expect(history.state).toBeNull());
  });

  it('is left to the browser when somebody asks for a new tab', () => {
    renderPublic(<GalleryOverview />);
    expect(fireEvent.click(screen.getByRole('link', { name: FIRST }), { ctrlKey: true })).toBe(true);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
