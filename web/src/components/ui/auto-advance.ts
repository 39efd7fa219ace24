/**
 * Calls `advance` each time the interval is over while nobody points at the element or has the focus in
 * it, while it is in view in a tab that is, and where motion is welcome. A call of what it returns ends it.
 */
export function autoAdvance(element: HTMLElement, interval: number, advance: () => void): () => void {
  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const ends = new AbortController();
  const { signal } = ends;
  let inView = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function look(): void {
    const undisturbed =
      inView && !document.hidden && !still.matches && !element.matches(':hover, :focus-within');
    clearTimeout(timer);
    timer = undisturbed ? setTimeout(advance, interval) : undefined;
  }

  for (const event of ['mouseenter', 'mouseleave', 'focusin']) {
    element.addEventListener(event, look, { signal });
  }
  // While it leaves, the focus is nowhere.
  element.addEventListener('focusout', () => setTimeout(look), { signal });
  document.addEventListener('visibilitychange', look, { signal });
  still.addEventListener('change', look, { signal });
  const observer = new IntersectionObserver(
    (entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      look();
    },
    { threshold: 0.5 },
  );
  observer.observe(element);
  return () => {
    ends.abort();
    observer.disconnect();
    clearTimeout(timer);
  };
}
