const LATEST_MS = 3000;
/** For browsers that cannot tell when they are idle. */
const SHORT_WHILE_MS = 300;

/** Does something that can wait: when the page has loaded completely and the browser has nothing to do. */
export function whenIdle(work: () => Promise<void>): void {
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: LATEST_MS });
    else setTimeout(() => void work(), SHORT_WHILE_MS);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
}
