import { CallToAction } from '../features/garage/components/call-to-action.tsx';
import { ThirdParty } from '../features/third-parties/components/third-party.tsx';
import { ListingFrame } from '../features/vehicles/components/listing-frame.tsx';
import { MarketplaceSearch } from '../features/vehicles/components/marketplace-search.tsx';
import { VehiclesOverview } from '../features/vehicles/components/vehicles-overview.tsx';

export default function VehiclesPage() {
  return (
    <>
      <VehiclesOverview
        search={<MarketplaceSearch ThirdParty={ThirdParty} />}
        listing={<ListingFrame ThirdParty={ThirdParty} />}
      />
      <CallToAction about="wanted" />
    </>
  );
}
