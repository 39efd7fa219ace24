import type { Language } from '@garage/contracts/languages';
import type { SearchWidget } from '../../../components/content/vehicles-text.ts';
import {
  SEARCH_MOUNT_ID,
  type SearchMessage,
  type SearchState,
} from '../../../components/third-parties/embeds.ts';

/** What the marketplace's script offers; see the README beside this file. */
export type InitWidget = (
  element: HTMLElement,
  options: { dealerId: string; configId: string; language: Language },
) => void;

/** What the frame knows of the search, as JSON in `data-widget` of the element into which it is drawn. */
export type FramedWidget = Pick<SearchWidget, 'scriptUrl' | 'initFunction' | 'dealerId' | 'configId'> & {
  language: Language;
};

/**
 * Draws the marketplace's search as often as the page around the frame asks for it, and says what came of it.
 * Written into the frame's page as text, it must use nothing from outside of itself.
 */
function startWidget(mountId: string): void {
  const INIT_AFTER_MS = 200;
  /** While the script is in the document but its function is not there yet. */
  const WHEN_PRESENT = { tries: 10, everyMs: 300 };
  /** After the script has just been loaded. */
  const AFTER_LOADING = { tries: 20, everyMs: 200 };

  const mount = document.getElementById(mountId) as HTMLElement;
  const widget = JSON.parse(mount.dataset['widget'] ?? '') as FramedWidget;
  const { scriptUrl, initFunction, dealerId, configId, language } = widget;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Replaced by the next attempt: what belongs to an older one has nothing more to say. */
  let current: object | null = null;

  // oxlint-disable-next-line unicorn/consistent-function-scoping -- outside of `startWidget` nothing is there
  function tell(state: SearchState): void {
    // Only our own pages may frame this one, and this much anybody may know.
    parent.postMessage({ vehicleSearch: state } satisfies SearchMessage, '*');
  }

  function end(state: 'shown' | 'failed'): void {
    current = null;
    tell(state);
  }

  function findFunction(): InitWidget | null {
    let found: unknown = window;
    for (const part of initFunction.split('.')) {
      found = (found as Record<string, unknown> | null | undefined)?.[part];
    }
    return typeof found === 'function' ? (found as InitWidget) : null;
  }

  /** True when the function was there, whatever came of it. */
  function initialise(): boolean {
    const init = findFunction();
    if (!init) return false;
    mount.replaceChildren();
    try {
      init(mount, { dealerId, configId, language });
      end('shown');
    } catch {
      // Somebody else's script; the visitor gets the links instead.
      end('failed');
    }
    return true;
  }

  function retry({ tries, everyMs }: typeof WHEN_PRESENT): void {
    if (tries === 0) {
      end('failed');
      return;
    }
    timer = setTimeout(() => {
      if (!initialise()) retry({ tries: tries - 1, everyMs });
    }, everyMs);
  }

  function load(attempt: object): void {
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.async = true;
    script.addEventListener('load', () => {
      if (current === attempt && !initialise()) retry(AFTER_LOADING);
    });
    script.addEventListener('error', () => {
      // So that another attempt loads it anew.
      script.remove();
      if (current === attempt) end('failed');
    });
    document.head.append(script);
  }

  function start(): void {
    clearTimeout(timer);
    const attempt = {};
    current = attempt;
    tell('started');
    timer = setTimeout(() => {
      if (initialise()) return;
      const isPresent = [...document.scripts].some(({ src }) => src === scriptUrl);
      if (isPresent) retry(WHEN_PRESENT);
      else load(attempt);
    }, INIT_AFTER_MS);
  }

  addEventListener('message', ({ source, data }: MessageEvent<Partial<SearchMessage> | null>) => {
    if (source === parent && data?.vehicleSearch === 'start') start();
  });

  // The page around the frame lets it show nothing else: what leads elsewhere opens in a tab of its own.
  addEventListener('click', (event) => {
    const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
    if (!link || link.target || !link.protocol.startsWith('http')) return;
    if (link.href.split('#')[0] !== document.baseURI.split('#')[0]) link.target = '_blank';
  });
  addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && !target.target) target.target = '_blank';
  });
}

/** All the script of ours that the frame's page runs, as the text that its policy names by hash. */
export const START_SCRIPT = `(${startWidget.toString()})(${JSON.stringify(SEARCH_MOUNT_ID)})`;
