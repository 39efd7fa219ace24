import { watchPictures } from '../components/ui/picture-states.ts';
import { rememberChosenLanguages } from './layout/remember-language.ts';
import { startScripts } from './start-scripts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page lacks its root');

/** The files that the server named; following their imports would take three round trips. */
function preloadModules(): void {
  const modules = document.querySelector('script[data-modules]')?.getAttribute('data-modules') ?? '';
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}

async function start(): Promise<void> {
  preloadModules();
  // One after the other, and the browser is free in between: together they would keep a phone busy at one go.
  await import('../theme/system.ts');
  await import('react-dom/client');
  const { hydrate } = await import('./hydrate.tsx');
  if (root) await hydrate(root);
}

/** Browsers older than `web/browser-floor.ts` may read this file and stumble over the next; this came to Safari with 15.4. */
const isRecent = 'hasOwn' in Object;

watchPictures();
rememberChosenLanguages();
// Pages are complete without scripts. The staff area is nothing without them.
if (!root.firstElementChild) void start();
else if (isRecent) startScripts(start);
