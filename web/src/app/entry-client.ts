import { OUTBOX_KEY } from '../features/contact/outbox-key.ts';
import { readItem } from '../lib/browser-storage.ts';
import { rememberChosenLanguages } from '../lib/remember-language.ts';
import { PAGE_STATE_ID } from './page-state-id.ts';
import type { PageState } from './page-state.tsx';
import { onFirstSign } from './first-sign.ts';

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

rememberChosenLanguages();

// Pages are complete without scripts, so most need none until somebody does something.
const neededAtOnce =
  !root.firstElementChild ||
  state.contactForm !== undefined ||
  readItem(() => localStorage, OUTBOX_KEY) !== null;

if (neededAtOnce) void start();
else onFirstSign(start, LATEST_MS);
