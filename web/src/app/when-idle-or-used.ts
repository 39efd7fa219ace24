const SIGNS_OF_USE = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const;
const LATEST_MS = 1500;

/**
 * Runs the callback once: when the browser has nothing else to do, or at the visitor's first sign.
 * Everything on the page works before that, because links, menus and the form are plain HTML.
 */
export function whenIdleOrUsed(callback: () => void): void {
  let done = false;
  const run = () => {
    if (done) return;
    done = true;
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, run, { capture: true });
    callback();
  };
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, run, { capture: true, passive: true });
  // Safari knows requestIdleCallback only since version 26.
  if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: LATEST_MS });
  else setTimeout(run, 50);
}
