import { useEffect, useState, type RefObject } from 'react';

/** Half a screen away: whoever scrolls there finds it. */
const NEAR = '50%';

/** Whether an element is, or has been, in sight or nearly so. */
export function useNearlyInSight(element: RefObject<Element | null>): boolean {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    if (isNear || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);

  return isNear;
}
