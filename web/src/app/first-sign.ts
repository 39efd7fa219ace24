import { obeysCommands } from '../lib/obeys-commands.ts';

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;

/** A form that is still not enhanced after this long is sent the way that needs no script. */
const ENHANCED_WITHIN_MS = 5000;

/**
 * What a click is better answered with a script on: buttons, and links that lead to less than they would
 * with it. Other links, summaries and dialogs work by themselves.
 */
function needsScript(event: MouseEvent): HTMLButtonElement | HTMLAnchorElement | null {
  if (!(event.target instanceof Element)) return null;
  const plainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target.closest<HTMLAnchorElement>('a[data-enhanced]');
  if (link) return plainClick ? link : null;
  const plain = obeysCommands() ? 'button[type=button]:not([command])' : 'button[type=button]';
  return event.target.closest<HTMLButtonElement>(`${plain}, form:not([method=dialog]) button[type=submit]`);
}

/**
 * Resolves when the form checks its fields itself, which it shows by `novalidate`: it may become
 * interactive a moment later than the page around it.
 */
function untilEnhanced(form: HTMLFormElement): Promise<void> {
  if (form.noValidate) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(done);
    observer.observe(form, { attributeFilter: ['novalidate'] });
    const timer = setTimeout(done, ENHANCED_WITHIN_MS);
  });
}

/**
 * What happens without the visitor: a window that the page opened by itself takes the focus, and under a
 * resting mouse browsers tell of a move when the page below it is laid out.
 */
function isOurs(event: Event): boolean {
  if (event.type === 'pointermove') {
    const { movementX, movementY } = event as PointerEvent;
    return movementX === 0 && movementY === 0;
  }
  const { type, target } = event;
  return type === 'focusin' && target instanceof Element && target.closest('[data-unasked]') !== null;
}

/**
 * Starts the page's scripts at the visitor's first sign of life, at the latest after a while. A click
 * made before they are ready is kept and repeated, so none is lost; where the scripts cannot be
 * loaded, it does what it does without them.
 */
export function onFirstSign(start: () => Promise<void>, latestMs: number): void {
  let started = false;
  let early: HTMLButtonElement | HTMLAnchorElement | null = null;

  const keepClick = (event: MouseEvent) => {
    const clicked = needsScript(event);
    if (!clicked) return;
    early = clicked;
    if (clicked instanceof HTMLAnchorElement || clicked.type === 'submit') event.preventDefault();
  };
  const stopKeeping = () => window.removeEventListener('click', keepClick, { capture: true });
  const repeat = async () => {
    if (early instanceof HTMLButtonElement && early.form && early.type === 'submit')
      await untilEnhanced(early.form);
    stopKeeping();
    early?.click();
  };
  const run = (event?: Event) => {
    if (started || (event && isOurs(event))) return;
    started = true;
    clearTimeout(timer);
    for (const sign of SIGNS) window.removeEventListener(sign, run, { capture: true });
    void start().then(repeat, (error: unknown) => {
      stopKeeping();
      early?.click();
      throw error;
    });
  };
  const timer = setTimeout(() => run(), latestMs);
  window.addEventListener('click', keepClick, { capture: true });
  for (const sign of SIGNS) window.addEventListener(sign, run, { capture: true, passive: true });
}
