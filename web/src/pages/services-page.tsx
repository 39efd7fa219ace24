import { CallToAction } from '../features/garage/components/call-to-action.tsx';
import { ServicesOverview } from '../features/services/components/services-overview.tsx';

export default function ServicesPage() {
  return (
    <>
      <ServicesOverview />
      <CallToAction />
    </>
  );
}
