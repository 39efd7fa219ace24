import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { isLoading, subscribeToLoading } from '../page-loading.ts';

const SHORTEST_MS = 10;

/** A thin line in the colour of the garage while the next page loads, and for a moment when it is already there. */
export function RouteProgress() {
  const { pathname } = useLocation();
  const loading = useSyncExternalStore(subscribeToLoading, isLoading, () => false);
  const [shownPath, setShownPath] = useState(pathname);

  useEffect(() => {
    const timer = setTimeout(() => setShownPath(pathname), SHORTEST_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  if (!loading && shownPath === pathname) return null;
  return (
    <chakra.div
      position="fixed"
      top="0"
      insetInline="0"
      height="2px"
      bg="brand.solid"
      zIndex="toast"
      data-testid="route-progress"
      animation="route-progress 1.2s ease-out both"
    />
  );
}
