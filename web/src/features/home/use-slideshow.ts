import { useEffect, useRef, type RefObject } from 'react';
import { startSlideshow } from './slideshow.ts';

/** Lets the stage's pictures move. */
export function useSlideshow(): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => (stage.current ? startSlideshow(stage.current) : undefined), []);
  return stage;
}
