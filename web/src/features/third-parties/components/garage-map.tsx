import { lazy, Suspense } from 'react';
import { ErrorBoundary } from '../../../components/layout/error-boundary.tsx';
import { OutsideLink } from '../../../components/ui/outside-link.tsx';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { routePlannerUrl } from '../../../components/third-parties/map-links.ts';

const GarageMapCard = lazy(() => import('./garage-map-card.tsx'));

/**
 * Where the garage is: a picture of ours until the visitor asks for the map of a provider. Rendered with
 * the page; its script comes after the page's own. A page that shows it names `map` in its
 * content and `third-parties` in its texts.
 */
export function GarageMap() {
  return (
    <ErrorBoundary fallback={<Address />}>
      <Suspense>
        <GarageMapCard />
      </Suspense>
    </ErrorBoundary>
  );
}

/** In place of a map whose script cannot be fetched. */
function Address() {
  const garage = useGarage();
  const { street, postalCode, city } = garage.address;
  return (
    <OutsideLink href={routePlannerUrl(garage)}>
      {street}, {postalCode} {city}
    </OutsideLink>
  );
}
