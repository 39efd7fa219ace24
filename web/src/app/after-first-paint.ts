const SEEN = 'first-contentful-paint';

/**
 * Does something as soon as the visitor sees the page: what a script does before, even answering the move
 * that browsers tell of under a resting mouse, makes her wait. At once in browsers that do not tell.
 */
export function afterFirstPaint(work: () => void): void {
  if (!('PerformancePaintTiming' in window)) {
    work();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    // A background alone is also a paint.
    if (list.getEntriesByName(SEEN).length === 0) return;
    observer.disconnect();
    work();
  });
  observer.observe({ type: 'paint', buffered: true });
}
