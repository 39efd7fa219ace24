import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useGarage } from '../../lib/garage/garage-context.tsx';
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
  const firstPath = useRef<string | null>(pathname);
  const [announcement, setAnnouncement] = useState('');
  const { title, description } = pageMeta(pathname, t, garage);

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);

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
