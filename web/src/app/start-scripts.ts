import { obeysCommands } from '../lib/obeys-commands.ts';

const SIGNS = ['pointerdown', 'touchstart', 'keydown', 'focusin'] as const;

type Clickable = HTMLButtonElement | HTMLAnchorElement;

/**
 * Starts the scripts of a page that is complete without them: when it has loaded and can be seen, or at the
 * visitor's first sign of life, whichever comes first. What needs a script and is clicked before
 * React listens is clicked again when it does, or, should the scripts not come, does what it does without them.
 *
 * @param start Fetches the scripts and resolves when React listens.
 */
export function startScripts(start: () => Promise<void>): void {
  let clicked: Clickable | null = null;

  const keepClick = (event: MouseEvent) => {
    const element = needsScript(event);
    if (!element) return;
    clicked = element;
    event.preventDefault();
  };

  const run = async () => {
    for (const sign of SIGNS) window.removeEventListener(sign, runOnce, { capture: true });
    try {
      await start();
      // Ours are the friendlier checks: the browser's own would come before them.
      if (clicked instanceof HTMLButtonElement && clicked.form) clicked.form.noValidate = true;
    } finally {
      window.removeEventListener('click', keepClick, { capture: true });
      clicked?.click();
    }
  };

  let running: Promise<void> | undefined;
  const runOnce = () => void (running ??= run());
  window.addEventListener('click', keepClick, { capture: true });
  for (const sign of SIGNS) window.addEventListener(sign, runOnce, { capture: true, passive: true });
  afterLoad(runOnce);
}

/**
 * What a click is better answered with a script on: buttons, and links that lead to less than they would
 * with it. Other links, summaries and dialogs work by themselves.
 */
function needsScript({ target, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): Clickable | null {
  if (!(target instanceof Element)) return null;
  const link = target.closest<HTMLAnchorElement>('a[data-enhanced]');
  // With a key it is a wish for a new tab or a download.
  if (link) return metaKey || ctrlKey || shiftKey || altKey ? null : link;
  const plain = obeysCommands() ? 'button[type=button]:not([command])' : 'button[type=button]';
  return target.closest<HTMLButtonElement>(`${plain}, form:not([method=dialog]) button[type=submit]`);
}

/** When the line is free: all that the page names has come, and the browser has painted it. */
function afterLoad(work: () => void): void {
  const afterPaint = () => requestAnimationFrame(() => setTimeout(work));
  if (document.readyState === 'complete') afterPaint();
  else window.addEventListener('load', afterPaint, { once: true });
}
