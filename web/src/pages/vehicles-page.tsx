import { Suspense } from 'react';
import { useContent } from '../components/content/content-context.tsx';
import { PageParts } from '../components/layout/page-parts.tsx';
import { CallToAction } from '../features/garage/components/call-to-action.tsx';
import { ThirdParty } from '../features/third-parties/components/third-party.tsx';
import { ListingFrame } from '../features/vehicles/components/listing-frame.tsx';
import { MarketplaceSearch } from '../features/vehicles/components/marketplace-search.tsx';
import { VehiclesOverview } from '../features/vehicles/components/vehicles-overview.tsx';

export default function VehiclesPage() {
  return (
    <>
      <VehiclesOverview
        search={
          <PageParts>
            <MarketplaceSearch ThirdParty={ThirdParty} />
          </PageParts>
        }
        listing={
          <PageParts>
            <ListingFrame ThirdParty={ThirdParty} />
          </PageParts>
        }
      />
      <Suspense fallback={null}>
        <VehiclesCall />
      </Suspense>
    </>
  );
}

function VehiclesCall() {
  return <CallToAction about="wanted" texts={useContent('vehicles')?.call} />;
}
