import { GalleryOverview } from '../features/gallery/components/gallery-overview.tsx';

export default function GalleryPage() {
  return <GalleryOverview />;
}
