import { useContent } from '../../../components/content/content-context.tsx';
import { ServicesStrip } from './services-strip.tsx';

/** The first services on the home page. Absent when none are known. */
export function ServicesTeaser() {
  const services = useContent('services-teaser');
  if (!services || services.items.length === 0) return null;
  return <ServicesStrip title={services.title} button={services.button} services={services.items} />;
}
