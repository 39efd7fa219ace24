import { Hero } from '../features/home/components/hero.tsx';

export default function HomePage() {
  return <Hero />;
}
