import { DetailsPanel } from '../features/garage/components/details-panel.tsx';
import { HoursPanel } from '../features/garage/components/hours-panel.tsx';
import { AboutSection } from '../features/home/components/about-section.tsx';
import { BrandsStrip } from '../features/home/components/brands-strip.tsx';
import { FindSection } from '../features/home/components/find-section.tsx';
import { Hero } from '../features/home/components/hero.tsx';
import { VisitSection } from '../features/home/components/visit-section.tsx';
import { ServicesTeaser } from '../features/services/components/services-teaser.tsx';

export default function HomePage() {
  return (
    <>
      <Hero />
      <BrandsStrip />
      <AboutSection />
      <ServicesTeaser />
      <VisitSection />
      <FindSection hours={<HoursPanel />} details={<DetailsPanel />} />
    </>
  );
}
