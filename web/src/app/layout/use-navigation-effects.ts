import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useGarage } from '../../lib/garage/garage-context.tsx';
import { localizedPath } from '../../lib/languages.ts';
import { usePageState } from '../page-state.tsx';
import { pageMeta } from '../pages.ts';

/**
 * What a browser does by itself on a new page: title, top of the page, focus. Answers with the title
 * to read out, empty on the first page, which the browser has announced.
 */
export function useNavigationEffects(): { announcement: string; entering: boolean } {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const { t } = useTranslation();
  const garage = useGarage();
  const { language } = usePageState();
  const firstPath = useRef<string | null>(pathname);
  const [announcement, setAnnouncement] = useState('');
  const { title, description } = pageMeta(pathname, t, garage);

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    // Phones share this address instead of the one in their address bar.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(localizedPath(pathname, language), canonical.href).href;
  }, [title, description, pathname, language]);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = null;
    // Going back, the browser restores the place itself.
    if (navigationType !== NavigationType.Pop) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
    setAnnouncement(title);
  }, [pathname, navigationType, title]);

  return { announcement, entering: announcement !== '' };
}
