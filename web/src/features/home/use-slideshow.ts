import { useEffect, useRef, type RefObject } from 'react';

/** Lets the stage's pictures move; on the first page of a visit they already do. */
export function useSlideshow(): RefObject<HTMLElement | null> {
  const stage = useRef<HTMLElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { startSlideshow } = await import('./slideshow.ts');
      if (!gone && stage.current) stop = startSlideshow(stage.current);
    };
    void begin();
    return () => {
      gone = true;
      stop?.();
    };
  }, []);
  return stage;
}
