import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router-dom';
import { useContents } from '../../components/content/content-context.tsx';
import { useGarage } from '../../components/garage/garage-context.tsx';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { findPage, pageMeta } from '../pages.ts';

interface PageArrivalProps {
  /** Set when the page was navigated to. */
  announce?: ((title: string) => void) | undefined;
}

/**
 * Stands beside the page and waits with it for code and texts; then the head of the document says what the
 * page is, as it does when the server sends it.
 */
export function PageArrival({ announce }: PageArrivalProps) {
  const { pathname, hash } = useLocation();
  const href = useHref(pathname);
  const { t } = useTranslation();
  const garage = useGarage();
  const content = useContents(findPage(pathname)?.content ?? []);
  const { title, description } = pageMeta(pathname, t, garage, content);

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
    // Phones share this address instead of the one in their address bar.
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    if (canonical) canonical.href = new URL(href, canonical.href).href;
  }, [title, description, href]);

  useEffect(() => announce?.(title), [announce, title]);
  useEffect(() => {
    if (announce && hash) document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  }, [announce, hash]);
  return null;
}
