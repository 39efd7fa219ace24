import { OUTBOX_KEY } from '../features/contact/outbox-key.ts';
import { readItem } from '../lib/browser-storage.ts';
import { watchPictures } from '../lib/picture-states.ts';
import { rememberChosenLanguages } from '../lib/remember-language.ts';
import { PAGE_STATE_ID } from './page-state-id.ts';
import type { PageState } from './page-state.tsx';
import { afterFirstPaint } from './after-first-paint.ts';
import { onFirstSign } from './first-sign.ts';
import { whenIdle } from './when-idle.ts';

/** "Open now" may be wrong by then, even if nobody has touched the page. */
const LATEST_MS = 60_000;

const root = document.getElementById('root');
const stateElement = document.getElementById(PAGE_STATE_ID);
if (!root || !stateElement) throw new Error('The page lacks its root or its state');

const state = JSON.parse(stateElement.textContent) as PageState;

/** All files at once; following their imports would take three round trips. */
function preloadModules(): void {
  const modules = document.querySelector('script[data-modules]')?.getAttribute('data-modules') ?? '';
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

async function start(): Promise<void> {
  preloadModules();
  const { hydrate } = await import('./hydrate.tsx');
  if (root) await hydrate(root, state);
}

/** The pictures of the home page follow each other also before anybody does anything. */
async function moveHeroPictures(): Promise<void> {
  const stage = document.querySelector<HTMLElement>('[data-slideshow]');
  if (!stage) return;
  const { startSlideshow } = await import('../features/home/slideshow.ts');
  startSlideshow(stage);
}

// Pages are complete without scripts, so most need none until somebody does something.
const neededAtOnce =
  !root.firstElementChild ||
  state.contactForm !== undefined ||
  readItem(() => localStorage, OUTBOX_KEY) !== null;

if (neededAtOnce) void start();

afterFirstPaint(() => {
  if (!neededAtOnce) onFirstSign(start, LATEST_MS);
  rememberChosenLanguages();
  watchPictures();
  whenIdle(moveHeroPictures);
  // Promotions are for those, too, who only look. They cost a page that is complete and idle a few
  // kilobytes, and one without a promotion a single small request.
  const season = document.querySelector<HTMLCanvasElement>('canvas[data-season]');
  if (season) whenIdle(() => startSeason(season));
});

async function startSeason(layer: HTMLCanvasElement): Promise<void> {
  try {
    const { startPromotions } = await import('../features/promotions/start-promotions.ts');
    startPromotions(layer);
  } catch {
    // Without a connection the page is as it is without promotions.
  }
}
