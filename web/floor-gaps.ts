import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data';
import { BROWSER_FLOOR } from './browser-floor.ts';

/** What MDN calls the browsers of the floor. */
const MDN_NAMES: Record<string, BrowserName> = {
  safari: 'safari',
  ios: 'safari_ios',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
};
const floor = BROWSER_FLOOR.map((browser) => {
  const [, name = '', version = ''] = /^([a-z]+)([\d.]+)$/.exec(browser) ?? [];
  const mdnName = MDN_NAMES[name];
  if (!mdnName) throw new Error(`MDN’s name of ${browser} is not known`);
  return { browser, mdnName, version: Number(version) };
});

/** The browsers of the floor that have not got this yet, or not without a prefix. */
export function gapsOf(compat: CompatStatement | undefined): string[] {
  if (!compat) return [];
  return floor
    .filter(({ mdnName, version }) => {
      const support = [compat.support[mdnName] ?? []].flat();
      return !support.some(
        (since) =>
          !since.flags &&
          !since.prefix &&
          !since.alternative_name &&
          isReached(since.version_added, version) &&
          !isReached(since.version_removed, version),
      );
    })
    .map(({ browser }) => browser);
}

/** Versions are written `15.4`, `≤13.1` or `preview`. */
function isReached(since: string | false | undefined, version: number): boolean {
  return since ? Number.parseFloat(since.replace('≤', '')) <= version : false;
}
