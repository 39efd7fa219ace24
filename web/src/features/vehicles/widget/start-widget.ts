import type { Language } from '@garage/contracts/languages';
import type { SearchWidget } from '../../../lib/content/site-content.ts';

/** What the marketplace's script offers; see the README beside this file. */
export type InitWidget = (
  element: HTMLElement,
  options: { dealerId: string; configId: string; language: Language },
) => void;

export const INIT_AFTER_MS = 200;
/** While the script is in the document but its function is not there yet. */
export const WHEN_PRESENT = { tries: 10, everyMs: 300 };
/** After the script has just been loaded. */
export const AFTER_LOADING = { tries: 20, everyMs: 200 };

export interface WidgetPlace {
  /** The frame's window, in which the script runs. */
  window: Window;
  element: HTMLElement;
  language: Language;
}

/** Draws the marketplace's search into its place; answers how to stop trying. */
export function startWidget(
  widget: SearchWidget,
  { window: frame, element, language }: WidgetPlace,
  onEnd: (outcome: 'shown' | 'failed') => void,
): () => void {
  const { document } = frame;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;

  function end(outcome: 'shown' | 'failed'): void {
    if (stopped) return;
    stopped = true;
    onEnd(outcome);
  }

  /** True when the function was there, whatever came of it. */
  function initialise(): boolean {
    const init = findFunction(frame, widget.initFunction);
    if (!init) return false;
    element.replaceChildren();
    try {
      init(element, { dealerId: widget.dealerId, configId: widget.configId, language });
      end('shown');
    } catch {
      // Somebody else's script; the visitor gets the links instead.
      end('failed');
    }
    return true;
  }

  function retry({ tries, everyMs }: typeof WHEN_PRESENT): void {
    if (stopped) return;
    if (tries === 0) {
      end('failed');
      return;
    }
    timer = setTimeout(() => {
      if (!initialise()) retry({ tries: tries - 1, everyMs });
    }, everyMs);
  }

  function load(): void {
    const script = document.createElement('script');
    script.src = widget.scriptUrl;
    script.async = true;
    script.addEventListener('load', () => {
      if (!stopped && !initialise()) retry(AFTER_LOADING);
    });
    script.addEventListener('error', () => {
      // So that another attempt loads it anew.
      script.remove();
      end('failed');
    });
    document.head.append(script);
  }

  timer = setTimeout(() => {
    if (initialise()) return;
    if (isPresent(document, widget.scriptUrl)) retry(WHEN_PRESENT);
    else load();
  }, INIT_AFTER_MS);

  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

function isPresent(document: Document, url: string): boolean {
  return [...document.scripts].some(({ src }) => src === url);
}

function findFunction(frame: Window, name: string): InitWidget | null {
  let found: unknown = frame;
  for (const part of name.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[part];
  return typeof found === 'function' ? (found as InitWidget) : null;
}
