const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** A click that only a script can answer; links, summaries and submit buttons work by themselves. */
function needsScript(event: Event): HTMLElement | null {
  if (!(event.target instanceof Element)) return null;
  return event.target.closest<HTMLElement>('button[type=button]:not([command])');
}

/**
 * Starts the page's scripts at the visitor's first sign of life, at the latest after a while. A click
 * made before they are ready is kept and repeated, so none is lost.
 */
export function onFirstSign(start: () => Promise<void>, latestMs: number): void {
  let started = false;
  let early: HTMLElement | null = null;

  const keepClick = (event: Event) => {
    early = needsScript(event) ?? early;
  };
  const run = () => {
    if (started) return;
    started = true;
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, run, { capture: true });
    void start().finally(() => {
      window.removeEventListener('click', keepClick, { capture: true });
      early?.click();
    });
  };
  const timer = setTimeout(run, latestMs);
  window.addEventListener('click', keepClick, { capture: true });
  for (const sign of SIGNS) window.addEventListener(sign, run, { capture: true, passive: true });
}
