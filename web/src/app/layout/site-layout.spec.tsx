import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { lazy, type ComponentType } from 'react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { rememberChosenLanguages } from './remember-language.ts';
import { renderPublic } from '../../testing/render-public.tsx';
import { SITE_CONTENT } from '../../testing/site-content.ts';
import { AppRoutes } from '../router.tsx';
import { SiteLayout } from './site-layout.tsx';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
  document.cookie = 'language=; Max-Age=0; Path=/';
  scrollTo(0);
});

function scrollTo(y: number): void {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
  fireEvent.scroll(window);
}

const isShrunk = () => screen.getByRole('banner').matches('[data-shrunk]');
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      zurück
    </button>
  );
}

const open = (path = '/privacy') =>
  renderPublic(
    <>
      <AppRoutes />
      <Back />
    </>,
    { path },
  );

describe('the header', () => {
  it('shrinks once the page is scrolled more than 50 pixels', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    scrollTo(50);
    expect(isShrunk()).toBe(false);
    scrollTo(51);
    expect(isShrunk()).toBe(true);
  });

  it('links to pages that exist and marks the current one', async () => {
    open('/contact');
    await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
    // jsdom knows no window width and shows what narrow windows show.
    const navigation = document.querySelector('header nav') as HTMLElement;
    expect(within(navigation).getByText('Kontakt')).toHaveAttribute('aria-current', 'page');
    expect(within(navigation).getByText('Start')).not.toHaveAttribute('aria-current');
  });
});

describe('the language menu', () => {
  it('lists the languages in the garage’s order', () => {
    const garage = { ...DEFAULT_GARAGE, languages: ['fr', 'it', 'de', 'en', 'pt'] as Language[] };
    renderPublic(<AppRoutes />, { path: '/privacy', state: { garage } });
    const links = [...document.querySelectorAll('header a[hreflang]')];
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(garage.languages);
  });

  it('leads to the same page in every language', async () => {
    open('/privacy');
    await screen.findByRole('heading', { level: 1 });
    const links = LANGUAGES.map((language) => document.querySelector(`header a[hreflang=${language}]`));
    expect(links.map((link) => link?.getAttribute('href'))).toEqual([
      '/privacy',
      '/en/privacy',
      '/fr/privacy',
      '/it/privacy',
      '/pt/privacy',
    ]);
    expect(links[1]).toHaveAttribute('lang', 'en');
    expect(links[0]).toHaveAttribute('aria-current', 'true');
  });

  it('remembers the choice in local storage and in a cookie, even before the page reacts', () => {
    document.body.innerHTML = '<a href="#" hreflang="pt" lang="pt"><span>Português</span></a>';
    rememberChosenLanguages();
    fireEvent.click(screen.getByText('Português'));
    expect(localStorage.getItem('language')).toBe('pt');
    expect(document.cookie).toContain('language=pt');
  });

  it('closes with Escape, which gives the focus back, and with a click elsewhere', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    const menu = document.querySelector('header details') as HTMLDetailsElement;
    menu.open = true;
    fireEvent.keyDown(within(menu).getByText('English'), { key: 'Escape' });
    expect(menu.open).toBe(false);
    expect(menu.querySelector('summary')).toHaveFocus();
    menu.open = true;
    fireEvent.pointerDown(document.body);
    expect(menu.open).toBe(false);
  });
});

describe('the colour mode button', () => {
  it('goes from the system’s setting to light to dark and back, and remembers', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Darstellung: wie das Gerät' });
    fireEvent.click(button);
    expect(button).toHaveAccessibleName('Darstellung: hell');
    expect(document.documentElement).toHaveClass('light');
    fireEvent.click(button);
    expect(document.documentElement).toHaveClass('dark', { exact: true });
    expect(localStorage.getItem('color-mode')).toBe('dark');
    fireEvent.click(button);
    expect(document.documentElement.className).toBe('');
    expect(localStorage.getItem('color-mode')).toBeNull();
  });
});

describe('the mobile menu', () => {
  it('opens as a modal dialog and closes when a page is chosen', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    fireEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    const dialog = screen.getByRole('dialog', { name: 'Menü' });
    expect(dialog).toHaveAttribute('open');
    await act(async () => {
      fireEvent.click(within(dialog).getByRole('link', { name: 'Kontakt' }));
    });
    expect(dialog).not.toHaveAttribute('open');
    expect(await screen.findByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible();
  });

  it('closes when the browser goes back', async () => {
    open();
    const first = (await screen.findByRole('heading', { level: 1 })).textContent ?? '';
    fireEvent.click(screen.getAllByRole('link', { name: 'Kontakt' })[0] as HTMLElement);
    await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
    fireEvent.click(screen.getByRole('button', { name: 'Menü öffnen' }));
    const dialog = screen.getByRole('dialog', { name: 'Menü' });
    expect(dialog).toHaveAttribute('open');
    await act(async () => void fireEvent.click(screen.getByText('zurück')));
    expect(await screen.findByRole('heading', { level: 1, name: first })).toBeVisible();
    expect(dialog).not.toHaveAttribute('open');
  });

  it('can be opened by the browser alone', () => {
    open();
    const button = screen.getByRole('button', { name: 'Menü öffnen' });
    expect(button).toHaveAttribute('command', 'show-modal');
    expect(document.getElementById(button.getAttribute('commandfor') ?? '')).toBeInstanceOf(
      HTMLDialogElement,
    );
  });
});

describe('back to top', () => {
  it('appears after more than 500 pixels and brings the reader up', async () => {
    open();
    await screen.findByRole('heading', { level: 1 });
    scrollTo(500);
    expect(screen.queryByRole('button', { name: 'Nach oben' })).not.toBeInTheDocument();
    scrollTo(501);
    const scroll = jest.spyOn(window, 'scrollTo');
    fireEvent.click(screen.getByRole('button', { name: 'Nach oben' }));
    expect(scroll.mock.calls).toContainEqual([{ top: 0, behavior: 'smooth' }]);
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('a navigation', () => {
  it('sets title, scroll position and focus, and announces the page', async () => {
    open();
    await screen.findByRole('heading', { level: 1, name: 'Datenschutzerklärung' });
    const scroll = jest.spyOn(window, 'scrollTo');
    await act(async () => {
      fireEvent.click(screen.getAllByRole('link', { name: 'Kontakt' })[0] as HTMLElement);
    });
    await screen.findByRole('heading', { level: 1, name: 'Kontakt' });
    expect(document.title).toBe('Kontakt – Garage Muster AG');
    expect(scroll.mock.calls).toContainEqual([{ top: 0, behavior: 'instant' }]);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(screen.getByText('Kontakt – Garage Muster AG')).toBeInTheDocument();
  });

  it('goes to the part of a page that a link names', async () => {
    const gone = jest.fn();
    Element.prototype.scrollIntoView = function (this: Element) {
      gone(this.id);
    };
    renderPublic(
      <>
        <Link to="/privacy#third-parties">Ihre Wahl</Link>
        <AppRoutes />
      </>,
      { path: '/imprint' },
    );
    await screen.findByRole('heading', { level: 1, name: 'Impressum' });
    const scroll = jest.spyOn(window, 'scrollTo').mockClear();
    await act(async () => {
      fireEvent.click(screen.getByRole('link', { name: 'Ihre Wahl' }));
    });
    await screen.findByRole('heading', { level: 1, name: 'Datenschutzerklärung' });
    expect(gone.mock.calls).toEqual([['third-parties']]);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('leads from an unknown address back to pages that exist', async () => {
    open('/nothing/here');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('404 Seite nicht gefunden');
    expect(screen.getByText(/Did you forget to add the page to the router\?/)).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute(
      'href',
      '/',
    );
  });
});

/** Opens a page that links to the late one. */
function openLate() {
  const files = Promise.withResolvers<{ default: ComponentType }>();
  const LatePage = lazy(() => files.promise);
  renderPublic(
    <Routes>
      <Route element={<SiteLayout />}>
        <Route path="/late" element={<LatePage />} />
        <Route path="/" element={<Link to="/late">weiter</Link>} />
      </Route>
    </Routes>,
    { path: '/' },
  );
  return files;
}

describe('a page whose files are still on their way', () => {
  it('leaves header and footer standing when they do not come, and offers to load it again', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    const files = openLate();
    fireEvent.click(screen.getByRole('link', { name: 'weiter' }));
    await act(async () => files.reject(new TypeError('Failed to fetch dynamically imported module')));
    expect(screen.getByRole('alert')).toHaveTextContent('Diese Seite konnte nicht geladen werden');
    expect(screen.getByRole('button', { name: 'Neu laden' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    expect(screen.getByRole('contentinfo')).toBeVisible();
    jest.restoreAllMocks();
  });
});

it('every page offers a way past the navigation', async () => {
  open();
  expect(await screen.findByRole('link', { name: 'Zum Inhalt springen' })).toHaveAttribute(
    'href',
    '#content',
  );
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

it('every page bears the slogan at its foot where the garage wants it there', async () => {
  const content = { ...SITE_CONTENT, 'site-slogan': 'IHR STOP&GO PARTNER' };
  renderPublic(<AppRoutes />, { path: '/imprint', state: { content } });
  await screen.findByRole('heading', { level: 1, name: 'Impressum' });
  expect(within(screen.getByRole('contentinfo')).getByText('IHR STOP&GO PARTNER')).toBeVisible();
});

it('every page leads from its foot to the networks that the garage is on, and to no others', async () => {
  const social = { ...DEFAULT_GARAGE.social, instagram: 'https://www.instagram.com/garage' };
  renderPublic(<AppRoutes />, { path: '/imprint', state: { garage: { ...DEFAULT_GARAGE, social } } });
  await screen.findByRole('heading', { level: 1, name: 'Impressum' });
  const networks = screen.getByRole('list', { name: 'Soziale Netzwerke' });
  const links = within(networks).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://www.instagram.com/garage']);
  expect(links[0]).toHaveAccessibleName(/^Instagram/);
});
