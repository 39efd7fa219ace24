import { useContent } from '../components/content/content-context.tsx';
import { PageParts } from '../components/layout/page-parts.tsx';
import { DetailsPanel } from '../features/garage/components/details-panel.tsx';
import { HoursPanel } from '../features/garage/components/hours-panel.tsx';
import { AboutSection } from '../features/home/components/about-section.tsx';
import { BrandsStrip } from '../features/home/components/brands-strip.tsx';
import { CallSection } from '../features/home/components/call-section.tsx';
import { FindSection } from '../features/home/components/find-section.tsx';
import { GallerySection } from '../features/home/components/gallery-section.tsx';
import { Hero } from '../features/home/components/hero.tsx';
import { OffersSection } from '../features/home/components/offers-section.tsx';
import { ReviewSection } from '../features/home/components/review-section.tsx';
import { SeasonLayer } from '../features/promotions/components/season-layer.tsx';
import { ServicesTeaser } from '../features/services/components/services-teaser.tsx';
import { GarageMap } from '../features/third-parties/components/garage-map.tsx';

export default function HomePage() {
  return (
    <PageParts>
      <Hero season={<SeasonLayer />} />
      <BrandsStrip />
      <AboutSection />
      <ServicesTeaser />
      <GallerySection />
      <OffersSection />
      <CallSection />
      <ReviewSection />
      <FindSection details={<Details />} hours={<Hours />} map={<GarageMap />} />
    </PageParts>
  );
}

function Details() {
  return <DetailsPanel title={useContent('home')?.detailsTitle} />;
}

function Hours() {
  return <HoursPanel title={useContent('home')?.hoursTitle} />;
}
