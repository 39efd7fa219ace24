import { LANGUAGES } from '@garage/contracts/languages';
import { publicPaths } from '../../bench/public-paths.ts';
import { eventually } from './eventually.ts';
import { addressIn } from './stored-fields.ts';

/** Stands on some pages only if staff want it there. */
const OPTIONAL = 'site-slogan';

/**
 * Waits until these pages say all that they have to say. Whoever comes first does not wait for a service that takes its
 * time, and on a busy machine is shown a page without offers, or without what can be booked.
 */
export async function untilWhole(url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const missing = await eventually(
      async () => missingIn(await (await fetch(url + path)).text()).join(),
      '',
    );
    if (missing !== '') throw new Error(`${path} is still without ${missing}`);
  }
}

/** The same for every public page; what can be booked is asked for in each language. */
export async function untilSiteIsWhole(url: string): Promise<void> {
  const booking = LANGUAGES.map((language) => addressIn(language, '/booking'));
  await untilWhole(url, [...(await publicPaths(url)), ...booking]);
}

/** The names of what the page's state lacks. */
function missingIn(html: string): string[] {
  const [, state] = /<script type="application\/json" id="page-state">([^]*?)<\/script>/.exec(html) ?? [];
  if (state === undefined) return ['everything'];
  const { content } = JSON.parse(state) as { content: Record<string, unknown> };
  return Object.keys(content).filter((name) => content[name] === null && name !== OPTIONAL);
}
