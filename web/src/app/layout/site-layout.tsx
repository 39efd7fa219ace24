import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../../components/layout/error-boundary.tsx';
import { ButtonLink } from '../../components/ui/elements.ts';
import { BackToTop } from './back-to-top.tsx';
import { FloatingBooking } from './floating-booking.tsx';
import { OutboxStarter } from './outbox-starter.tsx';
import { PageArrival } from './page-arrival.tsx';
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

/** Header, page and footer of the public site. Each comes to life by itself, the one that is used first. */
export function SiteLayout() {
  const { t } = useTranslation('layout');
  const { pathname } = useLocation();
  const { announcement, entering, announce } = useNavigationEffects();
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
      <Suspense>
        <SiteHeader />
      </Suspense>
      <chakra.main id="content" tabIndex={-1} outline="none" minH="100svh">
        <ErrorBoundary key={pathname} fallback={<PageFailure />}>
          <Suspense>
            <Entrance data-entering={entering ? '' : undefined}>
              <Outlet />
            </Entrance>
            <PageArrival announce={entering ? announce : undefined} />
          </Suspense>
        </ErrorBoundary>
      </chakra.main>
      <Suspense>
        <SiteFooter />
      </Suspense>
      <Suspense>
        <aside aria-label={t('shortcuts')}>
          <FloatingBooking />
          <BackToTop />
        </aside>
      </Suspense>
      <OutboxStarter />
      <chakra.div srOnly aria-live="polite">
        {announcement}
      </chakra.div>
    </>
  );
}
