import { useCallback, useEffect, useRef, useState } from 'react';

/** A finger or a wheel has let go of the row when nothing has moved for this long. */
const SETTLED_MS = 120;

interface CarouselOptions {
  count: number;
  /** Milliseconds a slide stands before the next one comes; null leaves that to the visitor. */
  interval: number | null;
  /** Whether slides glide; otherwise they jump. */
  glides: boolean;
}

/** Which slide of a scrolling row is shown, and what changes it: buttons, fingers, time. */
export function useCarousel({ count, interval, glides }: CarouselOptions) {
  const root = useRef<HTMLElement>(null);
  const row = useRef<HTMLUListElement>(null);
  // An object, so that choosing the shown slide again is a change too.
  const [shown, setShown] = useState({ index: 0 });
  const [stopped, setStopped] = useState(false);

  const show = useCallback(
    (wanted: number) => {
      const element = row.current;
      if (!element || allVisible(element)) return;
      const next = (wanted + count) % count;
      setShown({ index: next });
      element.scrollTo({ left: places(element)[next] ?? 0, behavior: glides ? 'smooth' : 'instant' });
    },
    [count, glides],
  );

  // Every change begins the time anew.
  useEffect(() => {
    if (interval === null || stopped) return undefined;
    let end: (() => void) | undefined;
    let gone = false;
    const begin = async () => {
      const { autoAdvance } = await import('./auto-advance.ts');
      if (!gone && root.current) end = autoAdvance(root.current, interval, () => show(shown.index + 1));
    };
    void begin();
    return () => {
      gone = true;
      end?.();
    };
  }, [interval, stopped, shown, show]);

  useEffect(() => {
    const element = row.current;
    if (!element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = () => {
      const index = nearest(places(element), element.scrollLeft);
      setShown((before) => (before.index === index ? before : { index }));
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, []);

  return { root, row, index: shown.index, show, stopped, setStopped };
}

/** How far the row is scrolled when each slide stands at its beginning. */
function places(row: HTMLElement): number[] {
  const slides = [...row.children] as HTMLElement[];
  return slides.map(({ offsetLeft }) => offsetLeft - (slides[0]?.offsetLeft ?? 0));
}

function nearest(numbers: number[], wanted: number): number {
  const distances = numbers.map((number) => Math.abs(number - wanted));
  return distances.indexOf(Math.min(...distances));
}

/** Wide windows may show all slides beside each other; then there is nothing to change. */
function allVisible(row: HTMLElement): boolean {
  return row.scrollWidth > 0 && row.scrollWidth <= row.clientWidth;
}
