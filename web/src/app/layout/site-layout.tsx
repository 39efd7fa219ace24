import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/layout/error-boundary.tsx';
import { ButtonLink } from '../../components/ui/elements.ts';
import { BackToTop } from './back-to-top.tsx';
import { OutboxStarter } from './outbox-starter.tsx';
import { PageFailure } from './page-failure.tsx';
import { RouteProgress } from './route-progress.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useNavigationEffects } from './use-navigation-effects.ts';

/** A page that was navigated to slides in; the first one is simply there, with or without scripts. */
const Entrance = chakra('div', {
  base: {
    '@media (prefers-reduced-motion: no-preference)': {
      '&[data-entering]': { animation: 'page-in 500ms cubic-bezier(0.16, 1, 0.3, 1) 100ms both' },
    },
  },
});

interface SiteLayoutProps {
  /** Called when the page between header and footer reacts, which is later than the two themselves. */
  onReady?: (() => void) | undefined;
}

/** Header, page and footer of the public site. */
export function SiteLayout({ onReady }: SiteLayoutProps) {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { announcement, entering } = useNavigationEffects();
  return (
    <>
      <ButtonLink
        href="#content"
        position="fixed"
        top="2"
        left="2"
        zIndex="skipNav"
        css={{ '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } }}
      >
        {t('skip')}
      </ButtonLink>
      <RouteProgress />
      <SiteHeader />
      <chakra.main id="content" tabIndex={-1} outline="none" minH="100svh">
        <Entrance key={pathname} data-entering={entering ? '' : undefined}>
          <ErrorBoundary fallback={<PageFailure />}>
            <Suspense>
              <Outlet />
              <Ready onReady={onReady} />
            </Suspense>
          </ErrorBoundary>
        </Entrance>
      </chakra.main>
      <SiteFooter />
      <BackToTop />
      <OutboxStarter />
      <chakra.div srOnly aria-live="polite">
        {announcement}
      </chakra.div>
    </>
  );
}

/** Becomes interactive together with the page beside it. */
function Ready({ onReady }: SiteLayoutProps) {
  useEffect(() => onReady?.(), [onReady]);
  return null;
}
