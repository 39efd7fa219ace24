import { AboutOverview } from '../features/about/components/about-overview.tsx';

export default function AboutPage() {
  return <AboutOverview />;
}
