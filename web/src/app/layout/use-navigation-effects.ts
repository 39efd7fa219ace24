import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

export interface NavigationEffects {
  /** Title to read out; empty on the first page, which the browser has announced. */
  announcement: string;
  /** Whether the page was navigated to, and slides in. */
  entering: boolean;
  announce: (title: string) => void;
}

/** What a browser does by itself on a new page: top of the page, focus, reading out the title. */
export function useNavigationEffects(): NavigationEffects {
  const { pathname, hash } = useLocation();
  const navigationType = useNavigationType();
  const firstPath = useRef<string | null>(pathname);
  const [announcement, announce] = useState('');
  const [entering, setEntering] = useState(false);

  useEffect(() => {
    if (firstPath.current === pathname) return;
    firstPath.current = null;
    // Going back, the browser restores the place itself; a part of a page is gone to when it has arrived.
    if (navigationType !== NavigationType.Pop && !hash) window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('content')?.focus({ preventScroll: true });
    setEntering(true);
  }, [pathname, hash, navigationType]);

  return { announcement, entering, announce };
}
