import { useContent } from '../components/content/content-context.tsx';
import { CallToAction } from '../features/garage/components/call-to-action.tsx';
import { ServicesOverview } from '../features/services/components/services-overview.tsx';

export default function ServicesPage() {
  const texts = useContent('services')?.call;
  return (
    <>
      <ServicesOverview />
      <CallToAction texts={texts} />
    </>
  );
}
